export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

export interface MediaEndpoints {
  'POST /api/admin/media': { body: Blob; reply: UploadedPicture };
}
