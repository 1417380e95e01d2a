import { legalFormIn } from './legal-forms.ts'

/** Whether a name can be that of a human being: it carries no legal form and no number. docs/rules/checks.md#legal-forms. */
export function isNaturalPerson(name: string): boolean {
  return legalFormIn(name) === null
}
