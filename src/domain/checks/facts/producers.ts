/**
 * Programs that change documents, as `/Producer` or `/Creator` names them, lower case. docs/rules/checks.md#provenance.
 */
const editingTools = [
  'photoshop',
  'illustrator',
  'gimp',
  'inkscape',
  'canva',
  'pdfescape',
  'sejda',
  'smallpdf',
  'ilovepdf',
  'pdffiller',
  'foxit phantom',
  'pdf-xchange editor',
  'nitro',
  'libreoffice draw',
  'coreldraw',
  'affinity',
  'soda pdf',
  'pdfcandy',
  'dochub',
] as const

/** Flagged only on a file changed after it was made. */
const editingWhenChanged = 'acrobat pro'

/** No bank, utility or tax office writes its documents with these. */
const wordProcessors = [
  'microsoft word',
  'microsoft® word',
  'google docs renderer',
  'libreoffice writer',
  'pages',
] as const

/** Scanners and printers of phones and offices: their files are younger than the paper, and that says nothing. */
const scanners = [
  'ios version',
  'quartz pdfcontext',
  'camscanner',
  'adobe scan',
  'microsoft lens',
  'office lens',
  'genius scan',
  'hp scan',
  'canon',
  'epson',
  'skia/pdf',
  'print to pdf',
] as const

/** True for a program that no issuer writes its documents with. `changed`: the file was changed after it was made. */
export function isEditingTool(producer: string, changed: boolean): boolean {
  const name = producer.toLowerCase()
  if (changed && name.includes(editingWhenChanged)) return true
  return editingTools.some((tool) => name.includes(tool)) || wordProcessors.some((tool) => name.includes(tool))
}

/** True for a scanner or a printer driver. */
export function isScanner(producer: string): boolean {
  const name = producer.toLowerCase()
  return scanners.some((tool) => name.includes(tool))
}
