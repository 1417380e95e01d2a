import { printedText, readRecord } from '../../domain/values/data-record.ts'
import data from './other-labels.json' with { type: 'json' }

/**
 * Labels of values that we do not read, in English and French. Knowing them keeps them out of values and shows where the value of
 * the label before them ends.
 */
export const otherLabels: readonly string[] = readRecord('other-labels.json', data, (record) =>
  record.texts('labels', printedText),
)
