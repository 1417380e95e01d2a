import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, named, somebody } from '../people.ts'
import { putSum, sum } from '../print.ts'

/** The summary that Canadian tax software prints of a return: line numbers, two spouses' columns never filled, refund below. */
export const taxReturnSoftwareSummary: UnseenLayout = {
  name: 'tax-return-software-summary',
  docType: 'tax_return',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'narrow', size: 9 })
    const year = paper.put('tax_year', String(paper.between(2021, 2025)))
    const wages = paper.between(21000_00, 148000_00)
    const extra = paper.pick([0, paper.between(100_00, 4000_00)])
    const interest = paper.between(3_00, 900_00)
    const rrsp = paper.pick([0, 2500_00, 6000_00])
    const dues = paper.between(0, 980_00)
    const total = wages + extra + interest
    const net = total - rrsp - dues
    const payable = Math.round(net * 0.193)
    const withheld = payable + paper.between(-1800_00, 2600_00)
    page.say(40, 46, paper.pick([`T1 Summary ${year}`, `Income Tax and Benefit Return – ${year}`, `${year} T1 General – Condensed`]), { face: 'sans-bold', size: 15 })
    page.say(572, 46, 'Protected B when completed', { align: 'right', size: 7.5 })
    page.rule(40, 54, 572, '#000', 1.4)
    page.rows(72, [40, 130, 360, 450], [
      [paper.pick(['Taxpayer', 'Name', 'Client']), paper.put('document_holder_name', paper.pick([listed(person), named(person), `${person.surname}, ${person.given}`])), 'SIN', paper.code('*** *** ###')],
      ['Address', person.lines.at(-1) ?? '', 'Province', paper.pick(['ON', 'MB', 'NS', 'BC'])],
      ['Date of birth', person.born, 'Marital status', paper.pick(['Single', 'Married', 'Common-law'])],
      ['Filing', 'EFILE', 'Preparer', paper.pick(['N. Osgoode CPA', 'Self-prepared'])],
    ], { leading: 14 })
    const head = (y: number, title: string): number => {
      page.rect(40, y - 11, 532, 15, '#dde6ea')
      return page.say(46, y, title, { face: 'narrow-bold', leading: 18 })
    }
    const at = [46, 300, -430] as const
    let y = head(150, 'Total income')
    y = page.rows(y, at, [
      ['Employment income', '10100', sum(wages, 'plain')],
      ...(extra > 0 ? [['Other employment income', '10400', sum(extra, 'plain')]] : []),
      ['Interest and other investment income', '12100', sum(interest, 'plain')],
      [paper.pick(['Total income', 'This is your total income']), '15000', putSum(paper, 'total_income', total, 'plain')],
    ], { leading: 15 })
    y = head(y + 12, 'Net income')
    y = page.rows(y, at, [
      ...(rrsp > 0 ? [['RRSP deduction', '20800', sum(rrsp, 'plain')]] : []),
      ['Annual union, professional or like dues', '21200', sum(dues, 'plain')],
      [paper.pick(['Net income', 'This is your net income']), '23600', putSum(paper, 'net_income', net, 'plain')],
    ], { leading: 15 })
    y = head(y + 12, 'Taxable income')
    y = page.rows(y, at, [['Capital losses of other years', '25300', ''], ['Taxable income', '26000', sum(net, 'plain')]], { leading: 15 })
    y = head(y + 12, 'Refund or balance owing')
    const owed = payable - withheld
    y = page.rows(y, at, [
      ['Total payable', '43500', sum(payable, 'plain')],
      ['Total income tax deducted', '43700', sum(withheld, 'plain')],
      [owed > 0 ? 'Balance owing' : 'Refund', owed > 0 ? '48500' : '48400', sum(Math.abs(owed), 'plain')],
    ], { leading: 15 })
    page.rows(150, [450, -566], [['Carryforward', ''], ['RRSP room', sum(paper.between(900_00, 48000_00), 'plain')], ['Tuition', '0.00'], ['Prior-year net', sum(Math.round(net * 0.96), 'plain')]], { size: 8, leading: 16 })
    page.wrap(40, y + 24, 532, 'I certify that the information given on this return and in any documents attached is correct and complete and fully discloses all my income. Sign here: ____________________', { size: 8 })
    return [page.sheet(`${paper.pick(['TaxLoon', 'CedarTax', 'QuickFile'])} ${Number(year)}.${paper.code('##')} · SPECIMEN`)]
  },
}
