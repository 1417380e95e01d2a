import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, civility, crowd, issuers, named } from '../people.ts'
import { putDay, putSum, recent } from '../print.ts'

/** A Québec attestation of employment as a frame of captions and answers, signed by the payroll service. */
export const emploiAttestationCadre: UnseenLayout = {
  name: 'emploi-attestation-cadre',
  docType: 'employment_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [person, clerk] = crowd(paper, 'QC', 2)
    if (person === undefined || clerk === undefined) throw new Error('Personne ne travaille ici.')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const sent = recent(paper)
    const employer = paper.pick(issuers.employersQC)
    page.rect(0, 0, 612, 14, paper.pick(['#00659b', '#5b2a86', '#c3581c']))
    page.say(56, 62, paper.put('employer_name', employer), { face: 'sans-bold', size: 13 })
    page.say(56, 76, address(paper, 'QC').join(' · '), { size: 7 })
    page.say(556, 110, paper.pick(['ATTESTATION D’EMPLOI', 'CONFIRMATION D’EMPLOI', 'LETTRE D’EMPLOI']), {
      align: 'right',
      size: 15,
      face: 'sans-bold',
    })
    page.rule(56, 118, 556, '#222', 1.2)
    page.wrap(
      56,
      140,
      500,
      `À la demande de ${civility(person, 'fr')} ${person.surname}, nous confirmons l’exactitude des renseignements qui suivent.`,
    )
    const kind = paper.pick([
      ['permanent', 'Permanent'],
      ['permanent', 'Régulier permanent, temps plein'],
      ['part_time', 'Temps partiel'],
      ['seasonal', 'Saisonnier'],
    ] as const)
    const job = paper.pick([
      'Éducatrice qualifiée',
      'Commis aux comptes payables',
      'Opérateur de machinerie',
      'Arpenteuse-géomètre',
      'Chef d’équipe, entrepôt',
    ])
    const hours = paper.pick(['35 h / semaine', '37,5 h / semaine', '40 h / semaine'])
    const entries: readonly (readonly [string, string])[] = [
      [
        paper.pick(['Nom de l’employé(e)', 'Salarié(e)', 'Nom et prénom']),
        paper.put('document_holder_name', paper.chance(0.5) ? named(person) : `${person.surname}, ${person.given}`),
      ],
      ['Matricule', paper.code('0####')],
      [paper.pick(['Titre d’emploi', 'Fonction', 'Poste occupé']), paper.put('occupation', job)],
      [
        paper.pick(['Date d’embauche', 'En poste depuis le', 'Date d’entrée en fonction']),
        putDay(paper, 'hire_date', addDays(sent, -paper.between(200, 7000)), paper.pick(['iso', 'fr', 'slashYmd'])),
      ],
      [paper.pick(['Statut', 'Statut d’emploi', 'Type de poste']), paper.put('employment_status', kind[0], kind[1])],
      ['Horaire', hours],
      [
        paper.pick(['Salaire annuel brut', 'Rémunération annuelle', 'Traitement annuel de base']),
        putSum(paper, 'annual_income', paper.between(3400, 9900) * 1000, 'dollarsFr'),
      ],
    ]
    let y = 190
    for (const [caption, value] of paper.chance(0.5)
      ? entries
      : entries.filter((_entry, index) => index !== 1 && index !== 5)) {
      page.rect(56, y - 15, 190, 24, '#eef1f4', '#9aa')
      page.rect(246, y - 15, 310, 24, null, '#9aa')
      page.say(62, y, caption, { size: 8.5 })
      page.say(254, y, value, { size: 9.5, face: 'sans-bold' })
      y += 24
    }
    y = page.wrap(
      56,
      y + 18,
      500,
      'La présente n’engage pas l’employeur quant à la durée future du lien d’emploi. Toute reproduction sans signature est nulle.',
      { size: 7.5 },
    )
    page.say(
      56,
      y + 24,
      `${paper.pick(['Signé à', 'Fait à'])} ${paper.pick(['Drummondville', 'Lévis', 'Saint-Hyacinthe'])}, le ${putDay(paper, 'document_date', sent, 'fr')}`,
    )
    page.rule(56, y + 82, 250)
    page.column(56, y + 94, [named(clerk), 'Service de la paie et des avantages sociaux'], { size: 8 })
    return [page.sheet('SPÉCIMEN · NEQ 11' + paper.code('########'))]
  },
}
