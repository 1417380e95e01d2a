import { billFigures } from '../figures/bill.ts'
import { canonicalMoney } from '../../money.ts'
import { fullName, joinedAddress } from '../../person.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import { homeLines } from '../people.ts'
import type { Specimen } from '../specimen.ts'
import { pageForms } from './page-forms.ts'
import { englishBillPage } from './utility-bill-en.ts'
import { frenchBillPage } from './utility-bill-fr.ts'

/** A recent electricity bill, as an image, as a PDF with text and as a scan. */
export function utilityBill(language: Locale, asOf: string): Specimen[] {
  const figures = billFigures(language, asOf)
  const { person } = figures
  return pageForms({
    name: `utility-bill-${language}`,
    docType: 'utility_bill',
    language,
    page: language === 'en' ? englishBillPage(figures) : frenchBillPage(figures),
    made: { date: figures.billDate, producer: producers[language], title: titles[language] },
    expected: {
      document_holder_name: fullName(person),
      address: joinedAddress(homeLines(person)),
      issuer_name: language === 'en' ? 'Lakeshore Light & Power' : 'Énergie Boréale',
      document_date: figures.billDate,
      account_number: figures.accountNumber,
      amount_due: canonicalMoney(figures.newCharges),
      due_date: figures.dueDate,
    },
  })
}

const producers = { en: 'Streamline Billing Output 5.2', fr: 'Papyrus Editique 9.0' } as const
const titles = { en: 'Your electricity bill', fr: 'Facture' } as const
