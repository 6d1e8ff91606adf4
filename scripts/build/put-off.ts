/**
 * Lets the form in a page's foot wait in a template (`src-web/lib/put-in-place.ts`). Chromium looks at the fields of each form as
 * soon as a page is read, for what it could fill in, and styles and lays out for that, before the first paint, the part of the
 * page around them. Nobody can send the form before the app is there.
 */
export function putOffForms(markup: string): string {
  return markup.replace(/(?<=<footer\b.*)<form\b.*?<\/form>/s, (form) => `<template>${form}</template>`);
}
