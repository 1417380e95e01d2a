import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putDate, putSum, rowsAt } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

const funds = [
  'Caisse de retraite complémentaire Armor-Prévoyance',
  'Institution de retraite des métiers du Rhône',
  'Caisse autonome des pensions du littoral',
] as const

/** A certificate of pension payment in French: last payments as a list without rules, the monthly amount in a sentence. */
export const frAttestationRetraite: UnseenLayout = {
  name: 'fr-attestation-retraite',
  docType: 'pension_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'FR')
    const fund = paper.pick(funds)
    const written = addDays(paper.today, -paper.between(1, 60))
    const look = paper.pick(['fr', 'dmy', 'dots'] as const)
    const coin = 'euro'
    const month = paper.between(31_000, 312_000)
    const tax = Math.round(month * 0.091)
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.french, `${who.surname.toUpperCase()} ${who.given}`, who.full]),
    )
    const issuer = paper.put('issuer_name', fund)
    const sum = putSum(paper, 'monthly_amount', month, coin)
    const yearly = paper.chance(0.6) ? `, soit ${putSum(paper, 'annual_income', month * 12, coin)} par an` : ''
    const person = `${titled(who, 'FR')} ${name}`
    const color = paper.pick(['#00629b', '#9a1750', '#3f7d20'])
    const isSentence = paper.chance(0.5)
    const left = column(48, 96, 240, { size: 8.5 }).list([
      paper.pick(['Vos références', 'Références à rappeler']),
      `N° de pension : ${paper.code('## ### ### @')}`,
      `N° SS : ${who.sex === 'F' ? 2 : 1} ${paper.code('## ## ## ### ###')}`,
      paper.pick(['Date d’effet de la pension : 01/04/2017', 'Point de départ : 1er juillet 2014']),
    ])
    const window = column(330, 130, 220, { size: 10 }).list([person, ...home(paper, 'FR')])
    const body = column(48, 250, 500, { size: 10, leading: 1.6 })
      .say(paper.pick(['ATTESTATION DE PAIEMENT', 'Attestation de pension', 'Attestation de versement de retraite']), {
        size: 14,
        face: 'sans-bold',
        color,
      })
      .gap(10)
    body
      .say(
        paper.pick([
          `${isSentence ? issuer : 'La caisse'} certifie que ${person} est titulaire d’une pension de retraite dont le montant mensuel brut est de ${sum}${yearly}.`,
          `Nous attestons verser chaque mois à ${person}, au titre de la retraite${isSentence ? ` servie par ${issuer}` : ''}, une pension brute de ${sum}${yearly}.`,
          `Montant mensuel de la pension de ${person} : ${sum} avant prélèvements${yearly}.`,
        ]),
      )
      .gap(10)
      .say('Derniers règlements')
      .gap(-2)
    const rows = [1, 2, 3].map((back) => [
      day(addDays(written, -30 * back), 'dmy'),
      paper.pick(['Virement', 'Règlement par virement']),
      `Prélèvements ${money(tax, coin)}`,
      money(month - tax, coin),
    ])
    const list = rowsAt(
      [{ x: 60 }, { x: 150 }, { x: 290 }, { x: 530, align: 'right' }],
      rows,
      { y: body.bottom() + 18, leading: 16 },
      { size: 9 },
    )
    const end = column(48, list.bottom + 6, 500, { size: 10 })
      .say('Attestation délivrée pour servir et valoir ce que de droit.')
      .gap(12)
      .say(`${paper.pick(['Le', 'Fait le', 'Rennes, le'])} ${putDate(paper, 'document_date', written, look)}`, {
        align: paper.pick(['left', 'right']),
      })
    const mark = issuer.replace(/[^A-ZÀ-Ý]/g, '').slice(0, 3)
    return [
      a4(
        [
          ...emblem(48, 36, 44, mark, color, paper.pick(['hexagon', 'disc', 'square'])),
          ...(isSentence ? [] : [text(102, 62, issuer, { size: 11, face: 'sans-bold', color })]),
          ...left.marks,
          ...window.marks,
          ...body.marks,
          ...list.marks,
          ...end.marks,
          ...column(48, 795, 500, { size: 6.8, align: 'middle' }).say(
            `${issuer} - Institution régie par le code de la sécurité sociale - TSA 60121 - 35039 Cedex`,
          ).marks,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
