import { textPdf } from '../../../tools/documents/drawing/pdf.ts'
import { fullName, type Person } from '../../../tools/documents/person.ts'
import { openDraft } from '../../../tools/documents/samples/draft.ts'
import { templates } from '../../../tools/documents/samples/templates/index.ts'
import { people } from '../../../tools/documents/specimens/people.ts'

/** The day the documents are handed in: that of a test server's stopped clock. */
const today = '2026-11-21'

/** Whom documents and profiles name: Clara has a passport among the specimens. */
export const clara: Person = people.en
export const gus = person('Gus', 'Larch')
export const nina = person('Nina', 'Maple')
export const omar = person('Omar', 'Pine')
export const ada = person('Ada', 'Maple')

/** A document to draw: the same seed makes the same document. */
export interface DrawnDocument {
  readonly docType: string
  readonly layout: string
  readonly seed: number
  /** Printed in place of what the layout would make up, by canonical field. */
  readonly values?: Readonly<Record<string, string>>
  /** The person it is about, such as the deceased; left out, anybody. */
  readonly about?: Person
  /** The others it names, in the order in which the layout asks for them; then anybody. */
  readonly naming?: readonly Person[]
}

/** A PDF with text, in English. */
export async function drawDocument({ docType, layout, seed, values = {}, about, naming = [] }: DrawnDocument) {
  const template = templates.find((one) => one.docType === docType)
  const found = template?.layouts.find(({ name }) => name === layout)
  if (found === undefined) throw new Error(`no layout ${docType}/${layout}`)
  const draft = openDraft({ language: 'en', region: 'CA', seed, today })
  const named = [...naming]
  const sheets = await found.draw({
    ...draft,
    person: about ?? draft.person,
    someone: (sex) => named.shift() ?? draft.someone(sex),
    put: (field, value, printed) => draft.put(field, values[field] ?? value, values[field] ?? printed),
  })
  const content = textPdf(sheets, { date: today, producer: 'Composer Output 8.1', title: docType })
  return { content, type: 'application/pdf' }
}

/** A party of a profile, with what the packs ask for. */
export function party(of: Person, more: object = {}) {
  const address = '2 Elm Street, Ottawa ON K1A 0B1'
  return { name: fullName(of), address, date_of_birth: of.dateOfBirth, country: 'CA', ...more }
}

function person(firstName: string, lastName: string): Person {
  return { ...people.en, firstName, middleNames: 'Lee', lastName }
}
