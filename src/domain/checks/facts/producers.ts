import { readRecord } from '../../values/data-record.ts'
import data from './producers.json' with { type: 'json' }

const program = /^[^\sA-Z](?:[^A-Z]*[^\sA-Z])?$/

/** Programs as `/Producer` or `/Creator` names them, lower case. docs/rules/checks.md#provenance. */
const { editingTools, wordProcessors, scanners } = readRecord('producers.json', data, (record) => ({
  /** Programs that change documents. */
  editingTools: record.texts('editing_tools', program),
  /** No bank, utility or tax office writes its documents with these. */
  wordProcessors: record.texts('word_processors', program),
  /** Scanners and printers of phones and offices: their files are younger than the document, which is normal. */
  scanners: record.texts('scanners', program),
}))

/** Flagged only when the file was changed after its creation. */
const editingWhenChanged = 'acrobat pro'

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
