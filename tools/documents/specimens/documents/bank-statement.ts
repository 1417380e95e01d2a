import { statementFigures } from '../figures/statement.ts'
import { canonicalMoney } from '../../money.ts'
import { streetLine } from '../people.ts'
import type { Language, Specimen } from '../specimen.ts'
import { englishStatementPage } from './bank-statement-en.ts'
import { frenchStatementPage } from './bank-statement-fr.ts'
import { pageForms } from './page-forms.ts'

/** The statement of the last whole month before a date, as an image, as a PDF with text and as a scan. */
export function bankStatement(language: Language, asOf: string): Specimen[] {
  const figures = statementFigures(language, asOf)
  const { person } = figures
  const province = language === 'en' ? person.province : '(Québec)'
  return pageForms({
    name: `bank-statement-${language}`,
    docType: 'bank_statement',
    language,
    page: language === 'en' ? englishStatementPage(figures) : frenchStatementPage(figures),
    made: { date: figures.statementDate, producer: producers[language], title: titles[language] },
    expected: {
      document_holder_name: holderNames[language],
      issuer_name: language === 'en' ? 'Northern Birch Bank' : 'Banque Grand-Héron',
      account_number: figures.accountNumber,
      period_start: figures.periodStart,
      period_end: figures.periodEnd,
      opening_balance: canonicalMoney(figures.opening),
      closing_balance: canonicalMoney(figures.closing),
      total_credits: canonicalMoney(figures.credits),
      total_debits: canonicalMoney(figures.debits),
      currency: 'CAD',
      address: `${streetLine(person)}, ${person.city} ${province} ${person.postalCode}`,
      document_date: figures.statementDate,
    },
  })
}

const holderNames = { en: 'Clara Jane Clearwater', fr: 'Marie-Ève Tremblay-Roy' } as const
const producers = { en: 'StatementWorks Server 11.3', fr: 'Editique Fluviale 4.8' } as const
const titles = { en: 'Account statement', fr: 'Releve de compte' } as const
