import { addDays, addYears, parts } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { homeLines, initialsOf, partnerOf, someone } from '../people.ts'

/** A yearly mortgage statement in two columns: the year's movements at the left, the terms of the loan at the right. */
export const mortgageStatement: UnseenLayout = {
  name: 'mortgage-statement',
  docType: 'loan_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.mortgage)
    const borrower = someone(paper)
    const partner = partnerOf(paper, borrower)
    const year = parts(paper.today).year - 1
    const issued = `${year + 1}-01-${paper.pick(['13', '19', '26'])}`
    const begun = addDays(addYears(issued, -paper.between(1, 3)), paper.between(20, 200))
    const maturity = addYears(begun, 5)
    const extra = paper.chance(0.4) ? paper.between(1, 5) * 100_000 : 0
    const before = paper.between(14_000_000, 39_000_000)
    const rate = `${paper.between(3, 6)}.${paper.between(1, 9)}${paper.between(1, 9)}`
    const interest = Math.round((before * Number(rate)) / 100)
    const payment = Math.round((before / paper.between(18, 24) + interest) / 26)
    const after = before - (payment * 26 - interest) - extra
    const names = [borrower, partner].map(({ given, surname }) => `${given} ${surname}`)
    const post = homeLines(borrower.home)
    paper.put('document_holder_name', names.join('; '), names[0])
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const account = paper.put('account_number', paper.code('##-######-##'))
    const brown = '#6b4226'
    const left = { size: 9, face: 'serif' } as const
    const marks = [
      shape('M36 64 L36 44 L56 28 L76 44 L76 64 Z', { stroke: brown, strokeWidth: 2.4 }),
      text(56, 58, initialsOf(issuer), { size: 11, face: 'serif-bold', color: brown, align: 'middle' }),
      text(90, 46, issuer, { size: 13, face: 'serif', color: brown }),
      text(90, 60, 'Centre de service hypothécaire', { size: 8.4, face: 'serif' }),
      text(576, 46, `Relevé hypothécaire annuel ${year}`, { size: 12, face: 'serif-bold', align: 'right' }),
      ...grid([48], { y: 122, leading: 12.5 }, [[names[0] ?? ''], [names[1] ?? ''], [post[0]], [post[1]]], left),
      ...grid(
        [-470, 478],
        { y: 122, leading: 14 },
        [
          ['Numéro du prêt :', account],
          ['Produit le :', paper.put('document_date', issued, dated(issued, 'AAAA-MM-JJ'))],
          ['Transit :', paper.code('0####')],
          ['Assurance SCHL :', paper.chance(0.5) ? paper.code('##-###-###') : 's. o.'],
        ],
        { size: 8.6, face: 'serif' },
      ),
      line(36, 190, 576, 190, { stroke: brown }),
      text(36, 210, 'Ce qui s’est passé en ' + year, { size: 11, face: 'serif-bold', color: brown }),
      ...grid(
        [36, -300],
        { y: 232, leading: 18 },
        [
          [`Capital dû au 1er janvier ${year}`, printedDollars(before, 'fr')],
          ['Versements (26)', printedDollars(payment * 26, 'fr')],
          ['  dont intérêts', printedDollars(interest, 'fr')],
          ['  dont capital', printedDollars(payment * 26 - interest, 'fr')],
          ['Paiement anticipé', printedDollars(extra, 'fr')],
          ['Impôts fonciers perçus', printedDollars(0, 'fr')],
        ],
        left,
      ),
      line(36, 332, 300, 332),
      text(36, 348, `Capital dû au 31 décembre ${year}`, { ...left, face: 'serif-bold' }),
      text(300, 348, putCents(paper, 'closing_balance', after), { ...left, face: 'serif-bold', align: 'right' }),
      box(324, 200, 252, 190, { fill: '#f4ece4' }),
      text(336, 218, 'Les modalités de votre prêt', { size: 11, face: 'serif-bold', color: brown }),
      ...grid(
        [336, -566],
        { y: 238, leading: 17 },
        [
          ['Type', 'Taux fixe, fermé, 5 ans'],
          ['Taux d’intérêt annuel', `${paper.put('interest_rate', rate, rate.replace('.', ','))} %`],
          ['Versement aux 2 semaines', putCents(paper, 'payment_amount', payment)],
          ['Prochain versement', dated(addDays(issued, 9), 'AAAA-MM-JJ')],
          ['Début du terme', dated(begun, 'AAAA-MM-JJ')],
          ['Fin du terme', paper.put('maturity_date', maturity, dated(maturity, 'AAAA-MM-JJ'))],
          ['Amortissement restant', `${paper.between(14, 24)} ans ${paper.between(1, 11)} mois`],
          ['Montant initial', printedDollars(Math.ceil((before + 2_000_000) / 1_000_000) * 1_000_000, 'fr')],
          ['Immeuble', `${borrower.home.door}, ${borrower.home.street}`],
        ],
        { size: 8, face: 'serif' },
      ),
      text(36, 424, 'Saviez-vous que…', { size: 11, face: 'serif-bold', color: brown }),
      ...wrapped(
        { x: 36, y: 442, width: 540, leading: 13 },
        'Vous pouvez rembourser par anticipation jusqu’à 15 % du montant initial de votre prêt à chaque année civile, sans indemnité, et doubler vos versements à tout moment. Un remboursement supérieur entraîne une indemnité équivalente à trois mois d’intérêts ou au différentiel de taux, selon le plus élevé des deux. Le taux de notre prêt à taux fixe de 5 ans est aujourd’hui de 5,19 % : parlez-nous de votre renouvellement jusqu’à six mois avant la fin du terme.',
        { ...left, size: 8.6 },
      ).marks,
      ...wrapped(
        { x: 36, y: 540, width: 540, leading: 11 },
        'Conservez ce relevé à des fins fiscales. Il ne tient pas compte des opérations en suspens et ne peut servir à obtenir une quittance; demandez plutôt un état de remboursement (des frais de 75,00 $ s’appliquent). Fournissez à votre assureur habitation la preuve que le créancier hypothécaire est désigné au contrat.',
        { size: 7.6, face: 'serif', color: '#555' },
      ).marks,
    ]
    return [letterPage(marks, `SPECIMEN – H-1120 (rév. 11-2025)`)]
  },
}
