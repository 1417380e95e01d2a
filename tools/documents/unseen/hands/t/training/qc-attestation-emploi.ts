import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, emblem, letter, putDate, putSum } from '../kit.ts'
import { another, home, somebody } from '../people.ts'
import { employments } from '../terms.ts'

const employers = [
  ['Centre de services scolaire des Grandes-Rivières', 'CSSGR', '#00598c'],
  ['CISSS des Hautes-Terres', 'CISSS', '#1f7a6b'],
  ['Ville de Saint-Aimé-du-Lac', 'SAL', '#8a2432'],
  ['Coopérative forestière du Haut-Pays', 'CFHP', '#31572c'],
] as const
const jobs = [
  'Préposée aux bénéficiaires',
  'Technicien en informatique, classe II',
  'Enseignant, formation professionnelle',
  'Agente administrative, classe 3',
  'Opérateur d’abatteuse',
  'Infirmière clinicienne',
  'Éducatrice spécialisée',
]

/** A one-page form of a public employer: boxes with small captions in columns, the legal name in a sentence at the foot. */
export const qcAttestationEmploi: UnseenLayout = {
  name: 'qc-attestation-emploi',
  docType: 'employment_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [who, clerk] = [somebody(paper, 'QC'), somebody(paper, 'QC')]
    const [employer, initials, color] = paper.pick(employers)
    const written = addDays(paper.today, -paper.between(1, 25))
    const hired = addDays(addYears(written, -paper.between(2, 22)), paper.between(5, 300))
    const look = paper.pick(['iso', 'ymd', 'fr', 'frShort'] as const)
    const last = paper.chance(0.5) ? `${who.surname}, ${who.given}` : who.full
    const captions = {
      name: paper.pick(['Nom de l’employé(e)', 'Nom et prénom', 'Salarié', 'Membre du personnel', 'Nom, prénom']),
      job: paper.pick(['Titre d’emploi', 'Fonction', 'Poste occupé', 'Corps d’emploi', 'Appellation d’emploi']),
      hired: paper.pick([
        'Date d’entrée en fonction',
        'Date d’embauche',
        'À l’emploi depuis le',
        'Début de l’emploi',
        'Date d’ancienneté',
      ]),
      pay: paper.pick([
        'Salaire annuel brut',
        'Traitement annuel',
        'Rémunération annuelle',
        'Salaire annuel (35 h/sem.)',
      ]),
      status: paper.pick(['Statut', 'Statut d’emploi', 'Régime d’emploi']),
    }
    const status = paper.pick([
      [employments.permanent, 'Permanent'],
      [employments.permanent, 'Régulier permanent'],
      [employments.partTime, 'Temps partiel'],
      [employments.fullTime, 'Temps complet'],
    ] as const)
    const values: readonly (readonly [string, string])[] = [
      [captions.name, paper.put('document_holder_name', last)],
      ['Matricule', paper.code('0#####')],
      [captions.job, paper.put('occupation', paper.pick(jobs))],
      [captions.hired, putDate(paper, 'hire_date', hired, look)],
      [captions.status, paper.put('employment_status', status[0], status[1])],
      [captions.pay, putSum(paper, 'annual_income', paper.between(41_200, 98_700) * 100, 'qc')],
      ['Échelon', `${paper.between(1, 18)}`],
      ['Lieu de travail', paper.pick(['Pavillon B', 'Siège social', 'Installation de la Rive'])],
    ]
    const wide = paper.chance(0.5)
    const width = wide ? 512 : 253
    const marks: Mark[] = [
      ...emblem(50, 40, 46, initials, color, paper.pick(['ring', 'square', 'hexagon'])),
      text(
        562,
        60,
        paper.pick(['ATTESTATION D’EMPLOI', 'CONFIRMATION D’EMPLOI', 'Attestation de travail et de revenu']),
        { size: 15, face: 'sans-bold', color, align: 'right' },
      ),
    ]
    marks.push(
      text(562, 76, 'Direction des ressources humaines', { size: 8, align: 'right' }),
      box(50, 100, 512, 16, { fill: color }),
      text(
        56,
        111,
        paper.pick(['Section A – Renseignements sur l’emploi', '1. Identification', 'À remplir par l’employeur']),
        { size: 8.5, face: 'sans-bold', color: '#fff' },
      ),
    )
    for (const [index, [caption, value]] of values.entries()) {
      const [x, y] = wide ? [50, 124 + index * 34] : [50 + (index % 2) * 259, 124 + Math.floor(index / 2) * 36]
      marks.push(...cell({ x, y, width, height: 30 }, caption, value, { size: 10, face: 'sans' }))
    }
    const under = column(50, wide ? 404 : 280, 512, { size: 9 })
    under
      .say(
        `La présente atteste que la personne nommée ci-dessus est à l’emploi de ${paper.put('employer_name', employer)}, dont le siège est situé au ${home(paper, 'QC').join(', ')}.`,
      )
      .gap(8)
    under.say(
      paper.pick([
        'Le présent document est délivré à la demande de la personne concernée.',
        'Ces renseignements sont exacts à la date de signature et ne constituent pas une garantie d’emploi.',
        'Toute vérification peut être faite auprès du service de la paie, poste 4410.',
      ]),
    )
    const at = under.bottom() + 24
    const closing = [
      ...cell(
        { x: 50, y: at, width: 300, height: 40 },
        'Personne autorisée (lettres moulées) et titre',
        `${clerk.full}, technicienne en administration`,
        { size: 8.5 },
      ),
      ...cell(
        { x: 358, y: at, width: 204, height: 40 },
        paper.pick(['Date', 'Date de signature', 'Signé le', 'Délivrée le']),
        putDate(paper, 'document_date', written, look),
        { size: 9.5 },
      ),
    ]
    const boss = another(paper, 'QC', who)
    const foot = column(50, at + 70, 512, { size: 7, color: '#666' }).say(
      `c. c. Dossier de l’employé – ${boss.full}, gestionnaire        RH-117 (2024-03)`,
    )
    return [letter([...marks, ...under.marks, ...closing, ...foot.marks], 'SPÉCIMEN')]
  },
}
