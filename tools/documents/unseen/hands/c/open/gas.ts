import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, inThrees, companyNumbers, issuers, resident } from '../people.ts'
import { amount, dmy, page, paragraph, rows, stack } from '../print.ts'

/** A gas supplier's yearly settlement as a letter: payments already made, a balance to pay or to be refunded, inside sentences. */
export const gas: UnseenLayout = {
  name: 'facture-gaz-regularisation',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.gas)
    const [person, place] = [resident(paper), home(paper)]
    const lines = homeLines(place)
    const { siren } = companyNumbers(paper)
    const issued = addDays(paper.today, -paper.between(8, 60))
    const from = addDays(issued, -365)
    const monthly = paper.between(48, 120) * 100
    const used = monthly * 11 + paper.between(-180, 310) * 100 + paper.between(0, 99)
    const kwh = Math.round(used / 11.3)
    const fixed = paper.between(20400, 26900)
    const vat = Math.round(used * 0.158)
    const balance = used - monthly * 11
    const isRefund = balance < 0
    const due = addDays(issued, paper.between(15, 20))
    const name = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    paper.put('address', lines.join(', '), lines.join(' '))
    const said = `${amount(Math.abs(balance), ' ')} €`
    const shown = paper.put('amount_due', canonicalMoney(balance), isRefund ? `-${said}` : said)
    const when = isRefund ? 'sous quinze jours' : `le ${paper.put('due_date', due, longDate(due, 'fr'))}`
    const color = '#5b2a86'
    const letter = paragraph(
      60,
      318,
      475,
      `Votre compteur a été relevé et nous avons établi votre facture annuelle de régularisation. Sur la période du ${dmy(from, '.')} au ${dmy(issued, '.')}, vous avez consommé ${kwh} kWh, soit ${amount(used, ' ')} € TTC abonnement compris. Vous avez déjà versé onze mensualités de ${amount(monthly, ' ')} €, soit ${amount(monthly * 11, ' ')} €.`,
      { size: 9.5, face: 'sans', leading: 14 },
    )
    const end = isRefund
      ? `Le solde est en votre faveur. La somme vous sera remboursée par virement ${when} sur le compte que vous nous avez indiqué.`
      : `Il vous reste donc à payer le solde ci-dessous, qui sera prélevé ${when} sur votre compte bancaire se terminant par XX${paper.code('##')}.`
    const closing = paragraph(60, letter.bottom + 10, 475, end, { size: 9.5, face: 'sans', leading: 14 })
    const boxTop = closing.bottom + 6
    return [
      page([
        shape('M60 40 C80 20 96 44 82 62 C76 72 62 72 58 62 C54 54 64 52 60 40 Z', { fill: color }),
        text(96, 62, brand, { size: 22, face: 'sans-bold', color }),
        text(535, 46, 'Service Clients', { size: 8, align: 'right' }),
        text(535, 57, '09 70 00 00 00 – 8h-20h', { size: 8, align: 'right' }),
        text(535, 68, `espace-client.${brand.toLowerCase().replace('é', 'e')}.example`, {
          size: 8,
          align: 'right',
          color,
        }),
        ...stack(
          60,
          120,
          11.5,
          [
            `Compte client : ${paper.put('account_number', paper.code('GZ ### ### ###'))}`,
            `Contrat gaz naturel n° ${paper.code('##########')}`,
            `Facture n° ${paper.code('#### #### ####')}`,
            `PCE : ${paper.code('GI######')}`,
            'Classe de consommation : B1',
          ],
          { size: 8.5 },
        ),
        ...stack(
          330,
          132,
          13,
          [`${person.title.replace('Mme', 'Madame').replace('M.', 'Monsieur')} ${name}`, ...lines],
          { size: 10 },
        ),
        text(535, 238, `Nantes, le ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, {
          size: 9.5,
          face: 'sans',
          align: 'right',
        }),
        text(60, 268, 'Objet : facture de régularisation annuelle', { size: 10, face: 'sans-bold' }),
        text(60, 294, person.sex === 'F' ? 'Chère cliente,' : 'Cher client,', { size: 9.5, face: 'sans' }),
        ...letter.marks,
        ...closing.marks,
        box(60, boxTop, 475, 34, { fill: '#efe7f5' }),
        text(74, boxTop + 21, isRefund ? 'Solde en votre faveur' : 'Solde à payer', {
          size: 11,
          face: 'sans-bold',
          color,
        }),
        text(521, boxTop + 22, shown, { size: 15, face: 'sans-bold', color, align: 'right' }),
        ...rows(
          [60, -400, -535],
          [
            ['Détail (montants en euros)', 'HT', 'TTC'],
            ['Abonnement 12 mois', amount(Math.round(fixed / 1.055), ' '), amount(fixed, ' ')],
            [
              'Consommation et taxes',
              amount(used - fixed - vat + fixed - Math.round(fixed / 1.055), ' '),
              amount(used - fixed, ' '),
            ],
            ['Total de la période', amount(used - vat, ' '), amount(used, ' ')],
            ['Mensualités facturées', '', amount(-monthly * 11, ' ')],
            ['Solde', '', amount(balance, ' ')],
          ],
          { y: boxTop + 62, leading: 16, rule: '#d4c6e0', size: 9 },
        ),
        ...paragraph(
          60,
          boxTop + 172,
          475,
          `Votre nouvelle mensualité à compter du mois prochain : ${amount(Math.round(used / 1100) * 100, ' ')} €. Vous pouvez la modifier à tout moment depuis votre espace client.`,
          { size: 9 },
        ).marks,
        line(60, 770, 535, 770, { stroke: color }),
        text(
          297,
          782,
          `${paper.put('issuer_name', company)} – Société au capital de 7 100 000 € – RCS Nantes ${inThrees(siren)} – 8 mail des Forges, 44200 NANTES`,
          { size: 6.5, align: 'middle' },
        ),
        text(297, 792, 'L’énergie est notre avenir, économisons-la !', {
          size: 7,
          align: 'middle',
          face: 'narrow-bold',
        }),
      ]),
    ]
  },
}
