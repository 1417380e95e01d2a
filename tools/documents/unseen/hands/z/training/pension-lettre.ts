import { addDays } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, page, pair, rows } from '../kit.ts'

/** A letter in French that confirms a pension, in prose. */
export const pensionLettre: UnseenLayout = {
  name: 'pension-lettre',
  docType: 'pension_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'QC')
    const written = addDays(paper.today, -paper.between(4, 90))
    const month = paper.between(60000, 380000)
    const fund = paper.put(
      'issuer_name',
      paper.pick(['Régime de retraite des papetiers', 'Fonds de pension Lanaudière']),
    )
    const name = paper.put('document_holder_name', `${home.first} ${home.surname}`)
    const monthly = paper.put('monthly_amount', canonicalMoney(month), amount(month, true))
    const yearly = paper.put('annual_income', canonicalMoney(month * 12), amount(month * 12, true))
    return [
      page([
        ...rows(72, 80, [`Le ${paper.put('document_date', written, day(written, 'french'))}`], 10),
        ...rows(72, 130, [name, ...home.lines], 10, 13),
        text(72, 210, 'Objet : confirmation de votre rente', { size: 11, face: 'sans-bold' }),
        ...rows(
          72,
          240,
          [
            'Bonjour,',
            '',
            `La présente confirme qu’une rente viagère de ${monthly} $ vous est versée`,
            `le premier jour de chaque mois, soit ${yearly} $ par année avant impôt.`,
            'Cette rente est indexée en janvier.',
            '',
            'Veuillez agréer nos salutations distinguées.',
          ],
          10,
          16,
        ),
        ...rows(72, 400, ['Ginette Paradis, service aux retraités', fund], 10, 14),
      ]),
    ]
  },
}
