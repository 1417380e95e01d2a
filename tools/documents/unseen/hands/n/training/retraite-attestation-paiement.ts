import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, namedFr, somebody } from '../people.ts'
import { putDay, putSum, sum } from '../print.ts'

const funds = [
  'Caisse de retraite et de la santé au travail du Ponant',
  'ALLIANCE RETRAITE COMPLÉMENTAIRE',
  'Régime des pensions des mines et de la mer',
] as const
const monthNames = ['octobre', 'septembre', 'août', 'juillet', 'juin', 'mai'] as const

/** A French fund attests payments: one line per month with gross, levies and net, the pension before tax in words above. */
export const retraiteAttestationPaiement: UnseenLayout = {
  name: 'retraite-attestation-paiement',
  docType: 'pension_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'sans', size: 9 })
    const made = addDays(paper.today, -paper.between(2, 13))
    const gross = paper.between(48000, 242000)
    const [csg, crds] = [Math.round(gross * 0.083), Math.round(gross * 0.005)]
    const net = gross - csg - crds
    const fund = paper.put('issuer_name', paper.pick(funds))
    page.logo(40, 30, 40, 'R+', paper.pick(['#e4572e', '#17805c', '#2e4a9e']), true)
    page.say(90, 48, fund, { face: 'sans-bold', size: 10 })
    page.say(90, 62, 'www.retraite.example · 09 71 10 00 00', { size: 7.5 })
    const name = paper.put('document_holder_name', namedFr(person))
    const top = paper.pick([120, 150])
    page.say(320, top, `${civility(person, paper.pick(['fr', 'abbr'] as const))} ${name}`)
    page.column(320, top + 13, person.lines)
    page.column(
      40,
      110,
      [
        'Vos références',
        `N° SS : ${person.isWoman ? 2 : 1} ${paper.code('4#')} ${person.born.slice(5, 7)} ${paper.code('35 ### ###')}`,
        `Dossier : ${paper.code('R########')}`,
      ],
      { size: 8 },
    )
    page.say(
      40,
      230,
      `${paper.pick(['Le', 'Brest, le', 'Fait le'])} ${putDay(paper, 'document_date', made, paper.pick(['fr', 'slashDmy', 'dots']))}`,
    )
    page.say(
      40,
      262,
      paper.pick([
        'ATTESTATION DE PAIEMENT',
        'Relevé de vos paiements',
        'NOTIFICATION DE PENSION',
        'Titre de pension – attestation',
      ]),
      { face: 'sans-bold', size: 13 },
    )
    const monthly = putSum(paper, 'monthly_amount', gross, 'euros')
    let y = page.wrap(
      40,
      286,
      510,
      paper.pick([
        `Le montant mensuel brut de votre retraite personnelle est de ${monthly}. Il est versé à terme échu, le 9 du mois suivant.`,
        `Votre pension s’élève à ${monthly} bruts par mois, majoration pour enfants comprise.`,
      ]),
      { leading: 14 },
    )
    const count = paper.between(2, 5)
    page.rect(40, y + 2, 515, 18, '#e6ecf5')
    y = page.rows(y + 14, [48, -280, -360, -440, -545], [['Mois', 'Brut', 'CSG', 'CRDS', 'Net payé']], {
      face: 'sans-bold',
      size: 8.5,
      leading: 19,
    })
    const rows = monthNames
      .slice(1, count + 1)
      .map((month) => [`${month} 2026`, ...[gross, -csg, -crds, net].map((cents) => sum(cents, 'plainFr'))])
    y = page.rows(y, [48, -280, -360, -440, -545], rows, { size: 8.5, leading: 16 })
    page.rule(40, y - 10, 555)
    y = page.rows(y + 4, [48, -545], [['Total net de la période', sum(net * rows.length, 'euros')]], {
      face: 'sans-bold',
    })
    if (paper.chance(0.5))
      y = page.say(48, y + 6, `Brut annuel : ${putSum(paper, 'annual_income', gross * 12, 'euros')}`)
    y = page.wrap(
      40,
      y + 16,
      510,
      `Situation arrêtée au ${monthEnd(made, 1).split('-').reverse().join('/')}. Ce document est à conserver sans limitation de durée ; il peut vous être demandé par les organismes sociaux.`,
      { size: 8 },
    )
    page.column(360, y + 24, ['Le Directeur de la caisse', '', 'Y. Quémener'])
    return [page.sheet('SPÉCIMEN')]
  },
}
