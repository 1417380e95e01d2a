import type { Paper } from '../../paper.ts'
import { someone, type Home, type Someone } from './people.ts'

export type NameForm =
  'plain' | 'capitals' | 'titled' | 'initial' | 'comma' | 'surname first' | 'joint' | 'joint initials'

export interface Holder {
  /** What stands above the address. */
  readonly line: string
  readonly who: Someone
  /** As letters greet: "Ms Das". */
  readonly greeting: string
}

const titles = {
  en: { F: ['Ms', 'Mrs', 'Miss', 'Dr'], M: ['Mr', 'Mr', 'Dr'] },
  fr: { F: ['Mme', 'Madame'], M: ['M.', 'Monsieur'] },
  de: { F: ['Frau'], M: ['Herr', 'Herrn'] },
  nl: { F: ['Mevr.', 'Mevrouw'], M: ['Dhr.', 'De heer'] },
  it: { F: ['Sig.ra', 'Gentile Signora'], M: ['Sig.', 'Egregio Signor'] },
} as const

/** Picks a person, records the name without its title, and answers the line as printed. */
export function putHolder(
  paper: Paper,
  home: Home,
  forms: readonly NameForm[],
  language: keyof typeof titles = 'en',
): Holder {
  const who = someone(paper, home)
  const title = paper.pick<string>(titles[language][who.sex])
  const form = paper.pick(forms)
  const { value, line } = written(paper, {
    who,
    title,
    form,
    home,
    and: language === 'en' ? paper.pick(['&', 'and']) : language === 'fr' ? 'et' : 'en',
  })
  paper.put('document_holder_name', value, line)
  if (line.includes(value)) paper.put('document_holder_name', value)
  return { line, who, greeting: `${title} ${who.surname}` }
}

function written(
  paper: Paper,
  { who, title, form, home, and }: { who: Someone; title: string; form: NameForm; home: Home; and: string },
): { readonly value: string; readonly line: string } {
  const { given, surname, initial } = who
  const plain = (value: string) => ({ value, line: value })
  switch (form) {
    case 'plain':
      return plain(`${given} ${surname}`)
    case 'capitals':
      return plain(`${given} ${surname}`.toUpperCase())
    case 'titled':
      return { value: `${given} ${surname}`, line: `${title} ${given} ${surname}` }
    case 'initial':
      return { value: `${initial} ${surname}`, line: `${title} ${initial} ${surname}` }
    case 'comma':
      return plain(`${surname.toUpperCase()}, ${given}`)
    case 'surname first':
      return plain(`${surname.toUpperCase()} ${given}`)
    case 'joint': {
      const other = someone(paper, home, paper.chance(0.6) ? surname : '')
      const [one, two] = [`${given} ${surname}`, `${other.given} ${other.surname}`]
      return one === two ? plain(one) : { value: `${one}; ${two}`, line: `${one} ${and} ${two}` }
    }
    case 'joint initials': {
      const other = someone(paper, home, surname)
      const second = other.initial === initial ? `${initial}M` : other.initial
      const [one, two] = [`${initial} ${surname}`, `${second} ${surname}`]
      return { value: `${one}; ${two}`, line: `Mr ${one} ${and} Mrs ${two}` }
    }
  }
}
