/** Starts of files that are no list, with what to do. */
const kinds: readonly (readonly [start: RegExp, what: string])[] = [
  [/^PK\u0003\u0004/, 'the file is a ZIP or a spreadsheet: unpack it, or save the sheet as CSV (UTF-8)'],
  [/^\u001f/, 'the file is compressed: unpack it'],
  [/^%PDF/, 'the file is a PDF: get the list as XML, CSV or JSON'],
  [/^\ufffd\u0000?\ufffd?|^[^\u0000]\u0000/, 'the file is not UTF-8: save it as UTF-8'],
  [/^\s*(?:<!doctype html|<html)/i, 'the file is a web page, of a sign-in or an error: download the list itself'],
  [/^\s*\{\s*"(?:error|message|status)"/i, 'the file is the answer of a failed download: download the list again'],
]

/** What a file is by its start (read as UTF-8) and what to do; the general sentence when that is not known. */
export function foreignFile(head: string): string {
  return kinds.find(([start]) => start.test(head))?.[1] ?? 'the file is of no known format'
}
