import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putDate, putSum, stamp } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'
import { employments } from '../terms.ts'

const firms = [
  ['SAS Vauclin Logistique', 'VL', '#b5121b', 'Vauclin'],
  ['ORMEAU CONSEIL SARL', 'OC', '#254e70', 'Orméau'],
  ['Boulangeries Quénard SA', 'BQ', '#8a5a00', 'Quénard'],
  ['Association Les Genêts d’Or Atlantique', 'GO', '#2d6a4f', 'Les Genêts'],
  ['Télésphère Réseaux SASU', 'TR', '#5a189a', 'télésphère'],
] as const
const jobs = [
  'Aide-soignante',
  'Chef de projet informatique',
  'Préparateur de commandes',
  'Responsable de magasin',
  'Comptable générale',
  'Ingénieur études et développement',
  'Agent de maintenance',
  'Chargée de clientèle',
]

/** A French employer’s certificate in one long sentence; the firm’s brand at the top, its legal name in the sentence or the foot. */
export const frAttestationEmployeur: UnseenLayout = {
  name: 'fr-attestation-employeur',
  docType: 'employment_letter',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [who, firm] = [somebody(paper, 'FR'), paper.pick(firms)]
    const signer = another(paper, 'FR', who)
    const written = addDays(paper.today, -paper.between(1, 30))
    const hired = addDays(addYears(written, -paper.between(1, 17)), -paper.between(1, 330))
    const seat = home(paper, 'FR')
    const town = (seat.at(-1) ?? '').slice(6)
    const look = paper.pick(['fr', 'dmy', 'dmy', 'dots'] as const)
    const feminine = who.sex === 'F'
    const born = day(addDays(addYears(written, -paper.between(22, 60)), -paper.between(1, 350)), look)
    const name = paper.put(
      'document_holder_name',
      paper.chance(0.6) ? who.french : `${who.surname.toUpperCase()} ${who.given}`,
    )
    const employer = paper.put('employer_name', firm[0])
    const person = `${titled(who, 'FR')} ${name}`
    const start = putDate(paper, 'hire_date', hired, look)
    const job = paper.put('occupation', paper.pick(jobs))
    const status = paper.put(
      'employment_status',
      employments.permanent,
      paper.pick(['contrat à durée indéterminée', 'CDI', 'contrat de travail à durée indéterminée']),
    )
    const gross = paper.between(2050, 5900) * 100
    const salary = putSum(paper, 'annual_income', gross * 12, 'euro')
    const quality = paper.pick([
      'Directrice des Ressources Humaines',
      'gérant',
      'Responsable paie et administration du personnel',
      'Président',
    ])
    const body = column(70, 250, 455, { size: 10, face: paper.pick(['sans', 'serif', 'narrow']), leading: 1.6 })
    body
      .say(
        paper.pick([
          'ATTESTATION DE TRAVAIL',
          'ATTESTATION EMPLOYEUR',
          'CERTIFICAT D’EMPLOI',
          'Objet : attestation d’emploi',
        ]),
        { face: 'sans-bold', size: 13, align: paper.pick(['middle', 'left']) },
      )
      .gap(22)
    body
      .say(
        paper.pick([
          `Je soussigné(e), ${titled(signer, 'FR')} ${signer.french}, agissant en qualité de ${quality} de la société ${employer}, atteste que ${person}, né${feminine ? 'e' : ''} le ${born}, est employé${feminine ? 'e' : ''} au sein de notre entreprise en ${status} depuis le ${start} en qualité de ${job}.`,
          `Nous soussignés ${employer}, certifions par la présente que ${person} fait partie de notre personnel depuis le ${start}, sous ${status}, et occupe à ce jour le poste de ${job}.`,
          `${employer}, représentée par ${signer.full}, ${quality}, certifie employer ${person} (né${feminine ? 'e' : ''} le ${born}) comme ${job} en ${status} à compter du ${start}.`,
        ]),
      )
      .gap(10)
    body
      .say(
        paper.pick([
          `Sa rémunération brute annuelle s’élève à ${salary}, soit ${money(gross, 'euro')} bruts par mois sur 12 mois.`,
          `À ce titre, ${feminine ? 'elle' : 'il'} perçoit un salaire brut mensuel de ${money(gross, 'euro')} (${salary} bruts annuels), hors primes.`,
          `Rémunération annuelle brute : ${salary}. Net imposable du dernier mois : ${money(Math.round(gross * 0.79), 'euro')}.`,
        ]),
      )
      .gap(10)
    body
      .say(
        `${feminine ? 'Elle' : 'Il'} n’est, à notre connaissance, ni démissionnaire ni en cours de procédure de licenciement${paper.chance(0.5) ? ', et sa période d’essai est achevée' : ''}.`,
      )
      .gap(10)
    body
      .say(
        paper.pick([
          'Cette attestation est délivrée à l’intéressé(e) pour servir et valoir ce que de droit.',
          'Pour faire valoir ce que de droit.',
          'Attestation remise en main propre, sur demande de l’intéressé(e).',
        ]),
      )
      .gap(18)
    body
      .say(`Fait à ${town}, le ${putDate(paper, 'document_date', written, look)}`, {
        align: paper.pick(['left', 'right']),
      })
      .gap(6)
      .say(`${signer.full}, ${quality}`)
    const foot = `${firm[0]} – ${paper.pick(['Capital social : 120 000 €', 'Capital de 8 000 €'])} – ${seat.join(' ')} – RCS ${town} ${paper.code('### ### ###')} – APE ${paper.code('##2#Z')}`
    const top = paper.chance(0.5)
      ? [
          ...emblem(70, 50, 40, firm[1], firm[2], paper.pick(['disc', 'hexagon'])),
          text(122, 78, firm[3], { size: 20, face: 'sans-bold', color: firm[2] }),
        ]
      : [
          ...emblem(480, 46, 46, firm[1], firm[2], paper.pick(['square', 'peak'])),
          ...column(70, 46, 220, { size: 8 }).list([firm[3], 'Service du personnel', ...seat]).marks,
        ]
    const end = body.bottom()
    return [
      a4(
        [
          ...top,
          ...body.marks,
          ...stamp(440, end + 50, 36, [firm[3], ...seat.slice(-1)], firm[2]),
          ...signature(90, end + 26, 0.55, paper.pick([0, 1])),
          ...column(50, 796, 495, { size: 6.6, color: '#666', align: 'middle' }).say(foot).marks,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
