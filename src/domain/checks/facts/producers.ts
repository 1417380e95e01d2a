/**
 * Programs that edit documents, as in `/Producer` or `/Creator`, lower case. docs/rules/checks.md#provenance.
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

/** Flagged only when the file was changed after its creation. */
const editingWhenChanged = 'acrobat pro'

/** Always flagged: banks, utilities and tax offices do not use them. */
const wordProcessors = [
  'microsoft word',
  'microsoft® word',
  'google docs renderer',
  'libreoffice writer',
  'pages',
] as const

/** Scanners and printers: their files are newer than the document they show, so its date proves nothing. */
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

/** True for a program that issuers do not use. `changed`: the file was changed after its creation. */
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
