import { statementFigures } from '../figures/statement.ts'
import { canonicalMoney } from '../../money.ts'
import { fullName, joinedAddress } from '../../person.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import { homeLines } from '../people.ts'
import type { Specimen } from '../specimen.ts'
import { englishStatementPage } from './bank-statement-en.ts'
import { frenchStatementPage } from './bank-statement-fr.ts'
import { pageForms } from './page-forms.ts'

/** The statement of the last whole month before a date, as an image, as a PDF with text and as a scan. */
export function bankStatement(language: Locale, asOf: string): Specimen[] {
  const figures = statementFigures(language, asOf)
  const { person } = figures
  return pageForms({
    name: `bank-statement-${language}`,
    docType: 'bank_statement',
    language,
    page: language === 'en' ? englishStatementPage(figures) : frenchStatementPage(figures),
    made: { date: figures.statementDate, producer: producers[language], title: titles[language] },
    expected: {
      document_holder_name: fullName(person, language === 'en' ? 'whole' : 'none'),
      issuer_name: language === 'en' ? 'Northern Birch Bank' : 'Banque Grand-Héron',
      account_number: figures.accountNumber,
      period_start: figures.periodStart,
      period_end: figures.periodEnd,
      opening_balance: canonicalMoney(figures.opening),
      closing_balance: canonicalMoney(figures.closing),
      total_credits: canonicalMoney(figures.credits),
      total_debits: canonicalMoney(figures.debits),
      currency: 'CAD',
      address: joinedAddress(homeLines(person)),
      document_date: figures.statementDate,
    },
  })
}

const producers = { en: 'StatementWorks Server 11.3', fr: 'Editique Fluviale 4.8' } as const
const titles = { en: 'Account statement', fr: 'Releve de compte' } as const
