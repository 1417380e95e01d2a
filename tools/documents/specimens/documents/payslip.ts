import { addDays } from '../../calendar.ts'
import { payFigures } from '../figures/pay.ts'
import { canonicalMoney } from '../../money.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import { fullName } from '../../person.ts'
import type { Specimen } from '../specimen.ts'
import { englishPayslipPage } from './payslip-en.ts'
import { frenchPayslipPage } from './payslip-fr.ts'
import { pageForms } from './page-forms.ts'

/** The latest payslip at a date, as an image, as a PDF with text and as a scan. */
export function payslip(language: Locale, asOf: string): Specimen[] {
  const figures = payFigures(language, asOf)
  return pageForms({
    name: `payslip-${language}`,
    docType: 'payslip',
    language,
    page: language === 'en' ? englishPayslipPage(figures) : frenchPayslipPage(figures),
    made: { date: addDays(figures.payDate, -2), producer: producers[language], title: titles[language] },
    expected: {
      document_holder_name: fullName(figures.person, language === 'en' ? 'initial' : 'none'),
      employer_name: figures.person.employerName,
      document_date: figures.payDate,
      gross_pay: canonicalMoney(figures.gross),
      net_pay: canonicalMoney(figures.net),
      pay_period_start: figures.periodStart,
      pay_period_end: figures.periodEnd,
      pay_frequency: language === 'en' ? 'biweekly' : 'semimonthly',
      gross_pay_ytd: canonicalMoney(figures.grossYearToDate),
      net_pay_ytd: canonicalMoney(figures.netYearToDate),
      deductions_total: canonicalMoney(figures.deducted),
      occupation: figures.person.occupation,
      hire_date: figures.hireDate,
    },
  })
}

const producers = { en: 'PayRiver Document Composer 7.4', fr: 'PaieNordet Impression 12.1' } as const
const titles = { en: 'Earnings Statement', fr: 'Bulletin de paie' } as const
