import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { careerForm as arabicForm } from '#shared/content/ar/forms/career.ts';
import { careerForm } from '#shared/content/en/forms/career.ts';
import { SubmissionForm } from '#web/forms/submission-form.tsx';
import { mockApi } from '../mock-api.ts';
import { mockUploads } from '../mock-upload.ts';

const fiveMegabytes = 5 * 1024 * 1024;

const texts = careerForm.upload!;
const { cvType, cvTooLarge } = careerForm.problems.fields;
const accepted = { submission: {} };

function renderForm() {
  render(<SubmissionForm formType="career" content={careerForm} />);
  fireEvent.change(screen.getByLabelText(/^Full Name/), { target: { value: 'Mona Al Said' } });
}

const input = () => screen.getByLabelText('CV') as HTMLInputElement;
const error = () => document.getElementById('career-cv-error')!;
const form = () => document.querySelector('form')!;

function fileOf(name: string, size = 2048): File {
  return new File([new Uint8Array(size)], name, { type: 'application/pdf' });
}

function choose(file: File) {
  const files = new DataTransfer();
  files.items.add(file);
  input().files = files.files;
  fireEvent.change(input());
}

const submit = async () => {
  await act(async () => fireEvent.submit(form()));
};

/** Submits and waits for the request, whose code is loaded first. */
async function startUpload() {
  const uploads = mockUploads();
  renderForm();
  choose(fileOf('cv.pdf'));
  await submit();
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  return uploads;
}

test('shows name and size of the chosen file, and removes it', () => {
  renderForm();
  choose(fileOf('سيرة ذاتية.pdf'));
  expect(screen.getByText('سيرة ذاتية.pdf').tagName).toBe('BDI');
  expect(screen.getByText('2 KB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.remove }));
  expect(input().files).toHaveLength(0);
  expect(document.activeElement).toBe(input());
  expect(screen.queryByText('2 KB')).toBeNull();
});

test.each([
  ['a file of another kind', fileOf('cv.exe'), cvType],
  ['an empty file', fileOf('cv.pdf', 0), cvType],
  ['a file that is too large', fileOf('cv.docx', fiveMegabytes + 1), cvTooLarge],
])('says right away that it does not take %s, and does not send the form', (_, file, sentence) => {
  renderForm();
  choose(file);
  expect(error().textContent).toBe(sentence);
  expect(error().closest('[aria-live=polite]')).not.toBeNull();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(input().validationMessage).toBe(sentence);
  choose(fileOf('CV.PDF', fiveMegabytes));
  expect(error().textContent).toBe('');
  expect(input().checkValidity()).toBe(true);
});

test('the form can carry a file without the app; without a file the app sends JSON', async () => {
  const bodies = mockApi({ status: 201, body: accepted });
  renderForm();
  expect(form().enctype).toBe('multipart/form-data');
  await submit();
  expect(bodies[0]).toMatchObject({ formType: 'career', name: 'Mona Al Said' });
  expect(bodies[0]).not.toHaveProperty('cv');
});

test('sends a file with the fields, shows the progress, and clears the field', async () => {
  const uploads = await startUpload();
  await submit();
  expect(uploads).toHaveLength(1);
  const { body } = uploads[0]!;
  expect(Object.fromEntries(body!)).toMatchObject({ formType: 'career', name: 'Mona Al Said' });
  expect((body!.get('cv') as File).name).toBe('cv.pdf');
  const progress = screen.getByLabelText(texts.uploading) as HTMLProgressElement;
  act(() => uploads[0]!.progress(0.456));
  expect(progress.value).toBe(45);
  expect(screen.getByText('45%')).toBeTruthy();
  act(() => uploads[0]!.progress(1));
  expect(screen.getByText(texts.uploaded)).toBeTruthy();
  await act(async () => uploads[0]!.answer(201, accepted));
  expect(screen.getByText('Application submitted successfully! We will get back to you soon.')).toBeTruthy();
  expect(input().files).toHaveLength(0);
  expect(screen.queryByText('cv.pdf')).toBeNull();
});

test('the progress of an upload stands in the place of the button', async () => {
  const uploads = await startUpload();
  const button = form().querySelector<HTMLButtonElement>('[type=submit]')!;
  expect(button.hidden).toBe(true);
  const progress = screen.getByRole('progressbar', { name: texts.uploading });
  expect(button.nextElementSibling!.contains(progress)).toBe(true);
  await act(async () => uploads[0]!.answer(201, accepted));
  expect(button.hidden).toBe(false);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['English', careerForm, 'Choose a file', 'Choose another file'],
  ['Arabic', arabicForm, 'اختيار ملف', 'اختيار ملف آخر'],
])('the button of the field is the site’s, in %s, and not that of the browser', (_, content, first, another) => {
  render(<SubmissionForm formType="career" content={content} />);
  const field = document.querySelector<HTMLInputElement>('[name=cv]')!;
  const label = () => field.nextElementSibling!.textContent;
  expect(label()).toBe(first);
  expect(field.className).toContain('file:invisible');
  const files = new DataTransfer();
  files.items.add(fileOf('cv.pdf'));
  field.files = files.files;
  fireEvent.change(field);
  expect(label()).toBe(another);
});

test('a cancelled upload keeps everything and can be sent again under the same id', async () => {
  const uploads = await startUpload();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.cancel })));
  expect(uploads[0]!.aborted).toBe(true);
  expect(screen.getByText(texts.cancelled)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit Application' }));
  expect(screen.getByText('cv.pdf')).toBeTruthy();
  await submit();
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.body!.get('id')).toBe(uploads[0]!.body!.get('id'));
  await act(async () => uploads[1]!.answer(201, accepted));
});

test('a refusal of the file is shown at its field, which keeps the file', async () => {
  const uploads = await startUpload();
  await act(async () =>
    uploads[0]!.answer(422, { code: 'validation_failed', errors: [{ path: 'cv', message: cvType }] }),
  );
  expect(error().textContent).toBe(cvType);
  expect(document.activeElement).toBe(input());
  expect(screen.getByText('cv.pdf')).toBeTruthy();
});

test('without a connection a native submit is offered, and the draft has no file', async () => {
  const uploads = await startUpload();
  fireEvent.input(screen.getByLabelText(/^Full Name/));
  await act(async () => uploads[0]!.onerror!());
  expect(screen.getByRole('button', { name: 'Send it another way' })).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('button', { name: 'Send it another way' })).toBeNull();
  expect(input().files).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem('draft:career')!)).toEqual({ name: 'Mona Al Said' });
});
