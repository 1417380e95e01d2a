import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money, putAddress, putDate, putSum, rowsAt } from '../kit.ts'
import { home, somebody } from '../people.ts'

/** An assessment of Québec: declared and established amounts in two columns, a refund or a balance in a sentence, the issuer at the foot. */
export const qcAvisCotisation: UnseenLayout = {
  name: 'qc-avis-cotisation',
  docType: 'notice_of_assessment',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const year = paper.pick([2023, 2024, 2025])
    const written = `${year + 1}-0${paper.between(4, 8)}-${String(paper.between(1, 28)).padStart(2, '0')}`
    const look = paper.pick(['fr', 'iso', 'frShort'] as const)
    const gross = paper.between(2_900_000, 11_900_000)
    const cut = paper.between(90_000, 640_000)
    const balance = paper.between(2_000, 410_000)
    const issuer = paper.put('issuer_name', paper.pick(['Direction du revenu du Québec', 'Agence fiscale québécoise']))
    const block = putAddress(paper, home(paper, 'QC'))
    const name = paper.put('document_holder_name', paper.pick([who.full, who.full.toUpperCase()]))
    const isLeft = paper.chance(0.5)
    const window = column(isLeft ? 60 : 330, 130, 240, { size: 10 }).list([name, ...block])
    const facts = column(isLeft ? 350 : 50, 124, 215, { size: 8.5 })
    facts
      .pair(paper.pick(['Date de l’avis', 'Date', 'Avis du']), putDate(paper, 'document_date', written, look), 110)
      .pair('N° d’assurance sociale', paper.code('XXX XXX ###'), 110)
      .pair('N° d’identification', paper.code('#### ####'), 110)
    const sum = (cents: number) => money(cents, 'bareFr')
    const rows = [
      ['', 'Ligne', paper.pick(['Montant déclaré', 'Déclaré']), paper.pick(['Montant établi', 'Établi par nous'])],
      ['Revenus d’emploi', '101', sum(gross - 40_000), sum(gross - 40_000)],
      [
        paper.pick(['Revenu total', 'REVENU TOTAL']),
        '199',
        sum(gross - 12_000),
        putSum(paper, 'total_income', gross, 'bareFr'),
      ],
      ['Déductions', '254', sum(cut), sum(cut)],
      [
        paper.pick(['Revenu net', 'REVENU NET']),
        '275',
        sum(gross - 12_000 - cut),
        putSum(paper, 'net_income', gross - cut, 'bareFr'),
      ],
      ['Revenu imposable', '299', sum(gross - 12_000 - cut), sum(gross - cut)],
      ['Impôt et cotisations', '450', sum(Math.round(gross * 0.15)), sum(Math.round(gross * 0.15) + 1_800)],
    ]
    paper.put('tax_year', String(year))
    const head = column(50, 40, 512, { size: 9 }).say(
      paper.pick([
        `Avis de cotisation – Année d’imposition ${year}`,
        `AVIS DE COTISATION ${year}`,
        `Avis de cotisation du particulier pour l’année ${year}`,
      ]),
      { size: 15, face: 'sans-bold', align: paper.pick(['left', 'right']) },
    )
    const intro = column(50, 250, 512, { size: 9.5 }).say(
      paper.pick([
        'Nous avons établi votre cotisation à partir des renseignements dont nous disposons.',
        'Voici le résultat du traitement de votre déclaration de revenus.',
      ]),
    )
    const table = rowsAt(
      [{ x: 50 }, { x: 330, align: 'right' }, { x: 450, align: 'right' }, { x: 562, align: 'right' }],
      rows,
      { y: 300, leading: 17, bold: true, rule: '#bbb' },
      { size: 9 },
    )
    const under = column(50, table.bottom + 10, 512, { size: 10 })
    const due = putSum(paper, 'balance_owing', balance, 'qc')
    under
      .say(
        paper.pick([
          `Solde à payer au plus tard le ${day(addDays(written, 21), look)} : ${due}`,
          `Selon cet avis, vous nous devez ${due}. Des intérêts courent depuis le ${day(`${year + 1}-05-01`, look)}.`,
          `Vous avez un solde dû de ${due}.`,
        ]),
        { face: 'sans-bold' },
      )
      .gap(8)
    under.say(
      `Vos retenues d’impôt ont été de ${money(Math.round(gross * 0.15) + 1_800 - balance, 'qc')}. Vous pouvez vous opposer à cet avis dans les 90 jours. Conservez-le : il peut servir à prouver vos revenus.`,
      { size: 8.5 },
    )
    const foot = [
      line(50, 742, 562, 742),
      text(50, 753, issuer, { size: 8, face: 'sans-bold' }),
      text(50, 763, '3800, rue de Marly, Québec (Québec)  G1X 4A5   418 555-0177', { size: 7 }),
    ]
    return [
      letter(
        [...head.marks, ...window.marks, ...facts.marks, ...intro.marks, ...table.marks, ...under.marks, ...foot],
        'SPÉCIMEN',
      ),
    ]
  },
}
