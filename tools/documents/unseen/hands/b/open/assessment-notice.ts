import { addDays, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { capitalLines, plainCapitals, someone } from '../people.ts'

/** A provincial notice of assessment of two pages: the result and a payment delay first, numbered lines of the computation after. */
export const assessmentNotice: UnseenLayout = {
  name: 'assessment-notice',
  docType: 'notice_of_assessment',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const year = parts(paper.today).year - paper.pick([1, 1, 2])
    const issued = `${year + 1}-0${paper.between(4, 8)}-${paper.between(10, 28)}`
    const work = paper.between(3_100_000, 12_400_000)
    const interest = paper.between(800, 190_000)
    const total = work + interest
    const deducted = 142_000 + paper.pick([0, 250_000, 480_000])
    const net = total - deducted
    const tax = Math.round(net * 0.128)
    const held = tax - paper.between(12_000, 190_000)
    const late = paper.between(0, 2_900)
    const owed = tax - held + late
    const name = plainCapitals(`${person.given} ${person.surname}`)
    const post = capitalLines(person.home)
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', 'Revenu Québec')
    const yearText = paper.put('tax_year', String(year))
    const issuedText = paper.put('document_date', issued)
    const owedText = putCents(paper, 'balance_owing', owed)
    const amount = (cents: number) => printedMoney(cents, 'fr')
    const look = { size: 8.8, face: 'sans' } as const
    const head = (page: number) => [
      text(36, 46, 'Revenu Québec', { face: 'sans-bold', size: 17, color: '#00437a' }),
      box(36, 52, 150, 2.4, { fill: '#e5b700' }),
      text(576, 42, 'Avis de cotisation', { face: 'sans-bold', size: 13, align: 'right' }),
      text(576, 55, 'Impôt sur le revenu des particuliers – Loi sur les impôts', { size: 7.6, align: 'right' }),
      text(576, 66, `Page ${page} de 2`, { size: 7.6, align: 'right' }),
    ]
    const first = [
      ...head(1),
      ...grid([60], { y: 130, leading: 12.4 }, [[name], [post[0]], [post[1]]], { face: 'mono', size: 9.4 }),
      ...grid(
        [366, 486],
        { y: 106, leading: 15 },
        [
          ['Date de l’avis', issuedText],
          ['Numéro de l’avis', paper.code('C# ####-####')],
          ['Année d’imposition', yearText],
          ['NAS', `*** *** ${paper.code('###')}`],
          ['Code d’accès', paper.code('#@#@##@@')],
          ['Déclaration reçue le', `${year + 1}-03-${paper.between(10, 31)}`],
        ],
        look,
      ),
      line(36, 210, 576, 210, { stroke: '#00437a', strokeWidth: 1.4 }),
      text(36, 236, 'Résultat de l’examen de votre déclaration', { face: 'sans-bold', size: 11, color: '#00437a' }),
      ...wrapped(
        { x: 36, y: 256, width: 540, leading: 13 },
        `${person.sex === 'F' ? 'Madame' : 'Monsieur'}, nous avons établi votre cotisation pour l’année ${yearText}. Selon nos calculs, vous avez un solde à payer.`,
        look,
      ).marks,
      box(36, 290, 540, 62, { fill: '#eaf1f7' }),
      ...grid(
        [50, -562],
        { y: 308, leading: 17 },
        [
          ['Solde de la cotisation', printedDollars(owed - late, 'fr')],
          ['Intérêts courus à la date de l’avis', printedDollars(late, 'fr')],
        ],
        look,
      ),
      text(50, 343, 'Somme que vous nous devez', { ...look, face: 'sans-bold', size: 10 }),
      text(562, 343, owedText, { ...look, face: 'sans-bold', size: 10, align: 'right' }),
      ...wrapped(
        { x: 36, y: 376, width: 540, leading: 13 },
        `Pour éviter d’autres intérêts (taux de 9 %, composés chaque jour), acquittez cette somme d’ici le ${dated(addDays(issued, 30), 'J mmmm AAAA')}. Vous pouvez payer par Internet, à votre institution financière ou par chèque à l’ordre du ministre du Revenu du Québec. Si vous ne pouvez pas tout payer, communiquez avec nous pour conclure une entente : 1 800 555-0121.`,
        look,
      ).marks,
      text(36, 452, 'Droit d’opposition', { face: 'sans-bold', size: 10, color: '#00437a' }),
      ...wrapped(
        { x: 36, y: 468, width: 540, leading: 13 },
        'Vous disposez de 90 jours à compter de la date d’envoi du présent avis pour vous opposer à la cotisation à l’aide du formulaire MR-93.1.1. Les montants non réclamés du crédit d’impôt pour solidarité font l’objet d’un avis distinct. Votre plafond de paiements anticipés reste le même.',
        look,
      ).marks,
      text(576, 746, 'TPF-12.A (2025-11)', { size: 6.8, align: 'right' }),
    ]
    const second = [
      ...head(2),
      text(36, 100, `Sommaire de la cotisation ${yearText}`, { face: 'sans-bold', size: 11, color: '#00437a' }),
      text(36, 114, `${name}   –   avis du ${issuedText}`, { size: 8 }),
      ...grid([36, 80, -576], { y: 140, leading: 0 }, [['Ligne', 'Renseignement', 'Montant ($)']], {
        ...look,
        face: 'sans-bold',
      }),
      line(36, 146, 576, 146),
      ...grid(
        [36, 80, -576],
        { y: 164, leading: 19 },
        [
          ['101', 'Revenus d’emploi', amount(work)],
          ['130', 'Intérêts et autres revenus de placement', amount(interest)],
          ['199', 'Revenu total', putCents(paper, 'total_income', total, amount(total))],
          ['201', 'Déduction pour travailleur', amount(142_000)],
          ['214', 'Déduction pour REER', amount(deducted - 142_000)],
          ['275', 'Revenu net', putCents(paper, 'net_income', net, amount(net))],
          ['299', 'Revenu imposable', amount(net)],
          ['399', 'Crédits d’impôt non remboursables', amount(257_800)],
          ['432', 'Impôt sur le revenu', amount(tax)],
          ['447', 'Prime au régime d’assurance médicaments', '0,00'],
          ['451', 'Impôt du Québec retenu à la source', `${amount(held)}-`],
          ['479', 'Solde', amount(tax - held)],
        ],
        look,
      ),
      line(36, 386, 576, 386),
      text(36, 402, 'Solde antérieur au compte : 0,00', look),
      text(36, 746, 'This notice is available in English on request.', { size: 6.8 }),
    ]
    return [letterPage(first, 'SPÉCIMEN'), letterPage(second, 'SPÉCIMEN')]
  },
}
