import { printedText, readRecord } from '../../domain/values/data-record.ts'
import data from './unread-labels.json' with { type: 'json' }

/**
 * Labels that stand beside the ones we read and name nothing of ours. Knowing them keeps them out of values and tells
 * where the value of the label before ends. English and French, as cards, bills, payslips and statements print them.
 */
export const labels: readonly string[] = readRecord('unread-labels.json', data, (record) =>
  record.texts('labels', printedText),
)
