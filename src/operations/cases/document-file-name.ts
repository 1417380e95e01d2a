/** The extension of each media type that is stored. */
export const documentExtensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tiff',
  'image/webp': 'webp',
}

/** The name of a document's file: its id and the extension of its media type. */
export function documentFileName({ id, mime }: { readonly id: string; readonly mime: string }): string {
  return `${id}.${documentExtensions[mime] ?? 'bin'}`
}
