import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, joined, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French attestation d'assurance habitation: mutual insurer, references down the left margin, guarantees ticked. */
export const assuranceHabitationFr: UnseenLayout = {
  name: 'assurance-habitation-fr',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'FR')()
    const page = openPage()
    const brand = paper.pick(['MUTUELLE DES GRÈVES', 'Assurances du Vieux Puits', 'La Prévoyante du Ponant'])
    const sent = addDays(paper.today, -paper.between(4, 200))
    page.t(40, 54, paper.put('issuer_name', brand), 16, 'sans-bold', { color: '#0b5aa2' })
    page.t(40, 68, 'société d’assurance mutuelle à cotisations variables', 7)
    page.rows(40, 130, 24, ['Vos références'], 9, 'sans-bold')
    const refs: [string, string][] = [
      ['Sociétaire', paper.code('####### @')],
      ['Contrat', paper.put('policy_number', paper.code('H ### ### ###'))],
      ['Dossier suivi par', 'Agence de Morlaix'],
      ['Téléphone', '02 98 00 11 22'],
    ]
    refs.forEach(([label, value], index) => {
      page.t(40, 148 + index * 28, label, 7, 'sans', { color: '#777777' })
      page.t(40, 160 + index * 28, value, 9)
    })
    page.rows(
      300,
      130,
      13,
      [`${one.sex === 'F' ? 'Mme' : 'M.'} ${one.surname.toUpperCase()} ${one.given}`, ...one.lines],
      10,
    )
    paper.put('document_holder_name', `${one.surname.toUpperCase()} ${one.given}`)
    paper.put('address', joined(one.lines))
    page.t(300, 210, `Morlaix, le ${paper.put('document_date', sent, day(sent, 'DD.MM.YYYY'))}`, 9)
    page.t(160, 290, "Attestation d'assurance", 15, 'sans-bold', { color: '#0b5aa2' })
    page.t(160, 306, 'Risques locatifs - garantie responsabilité civile vie privée', 9)
    let y = page.para(
      160,
      334,
      390,
      `Nous attestons que ${one.sex === 'F' ? 'Madame' : 'Monsieur'} ${one.surname.toUpperCase()} ${one.given} a souscrit un contrat multirisque habitation pour le logement situé ${one.lines[0]}, ${one.lines[1]}, occupé en qualité de ${paper.pick(['locataire', 'propriétaire occupant'])}, composé de ${paper.between(1, 5)} pièces.`,
      9.4,
    )
    y += 10
    for (const each of [
      'Incendie, explosion, dommages électriques',
      'Dégâts des eaux, gel',
      'Vol et vandalisme',
      'Responsabilité civile du fait de l’immeuble',
      'Catastrophes naturelles',
    ]) {
      page.box(164, y - 7, 8, 8)
      page.t(165, y, 'x', 9, 'sans-bold')
      page.t(180, y, each, 9)
      y += 16
    }
    y = page.para(
      160,
      y + 12,
      390,
      `La présente attestation est valable du ${day(sent, 'DD.MM.YYYY')} au ${day(addDays(sent, 364), 'DD.MM.YYYY')} sous réserve du paiement de la cotisation. Elle n’engage l’assureur que dans les limites du contrat auquel elle se réfère.`,
      9.4,
    )
    page.t(400, y + 30, 'Le directeur général', 9)
    page.rule(0, 780, 595, '#0b5aa2', 2)
    page.t(
      40,
      800,
      `${brand} - 3 quai de Tréguier 29600 MORLAIX - entreprise régie par le Code des assurances - SPECIMEN`,
      7,
    )
    return [page.sheet()]
  },
}
