import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { leaf, nb, putAddress, putDay, putList, type Leaf } from '../kit.ts'
import { firm, folk, type Someone } from '../people.ts'

const activities = [
  ['4013', 'Entrepreneurs généraux en construction résidentielle'],
  ['7771', 'Bureaux de conseillers en gestion'],
  ['6031', 'Commerce de détail de produits de boulangerie'],
  ['2541', 'Fabrication de portes et de fenêtres en bois'],
] as const

/** The Québec registrar's statement of information on a legal person: two pages of captions at the left, values at the right. */
export const etatRenseignements: UnseenLayout = {
  name: 'etat-renseignements',
  docType: 'registry_extract',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'QC')
    const [first, second, third] = [next(), next(), next()]
    const asked = addDays(paper.today, -paper.between(1, 60))
    const founded = addDays(paper.today, -paper.between(700, 7000))
    const filed = addDays(asked, -paper.between(20, 300))
    const [code, activity] = paper.pick(activities)
    const name = `${firm(paper, 'fr')} ${paper.pick(['inc.', 'ltée'])}`
    const number = paper.code('117#######')
    const clock = paper.code('14:1#:0#')
    const one = head(1, putDay(paper, 'document_date', asked, 'YYYY-MM-DD'), clock)
    one.t(40, 112, "État de renseignements d'une personne morale au registre des entreprises", {
      size: 11,
      face: 'sans-bold',
    })
    let y = section(one, 134, 'Renseignements en date du ' + paper.put('document_date', asked))
    y = section(one, y + 2, 'État des informations')
    y = sub(one, y, "Identification de l'entreprise")
    y = pairs(one, y, [
      ["Numéro d'entreprise du Québec (NEQ)", paper.put('registration_number', number)],
      ['Nom', paper.put('legal_name', name)],
    ])
    y = sub(one, y, 'Adresse du domicile')
    const home = putAddress(paper, 'registered_address', first.home)
    y = pairs(one, y, [
      ['Adresse', home[0] ?? ''],
      ['', home[1] ?? ''],
    ])
    y = sub(one, y, 'Adresse du domicile élu')
    y = pairs(one, y, [['Adresse', 'Aucune adresse']])
    y = sub(one, y, 'Immatriculation')
    y = pairs(one, y, [
      ["Date d'immatriculation", founded],
      ['Statut', paper.put('registry_status', 'active', 'Immatriculée')],
      ['Date de mise à jour du statut', founded],
      ["Date de fin d'existence prévue", "Aucune date de fin d'existence n'est déclarée au registre."],
    ])
    y = sub(one, y, 'Forme juridique')
    y = pairs(one, y, [
      ['Forme juridique', paper.put('legal_form', 'Société par actions ou compagnie')],
      ['Date de la constitution', putDay(paper, 'incorporation_date', founded, 'YYYY-MM-DD') + ' Constitution'],
      ['Régime constitutif', 'QUÉBEC : Loi sur les sociétés par actions (RLRQ, C. S-31.1)'],
      ['Régime courant', 'QUÉBEC : Loi sur les sociétés par actions (RLRQ, C. S-31.1)'],
    ])
    y = sub(one, y, 'Dates des mises à jour')
    pairs(one, y, [
      ["Date de mise à jour de l'état de renseignements", filed],
      ['Date de la dernière déclaration de mise à jour annuelle', `${filed} ${Number(filed.slice(0, 4)) - 1}`],
      ['Faillite', "L'entreprise n'est pas en faillite."],
    ])

    const two = head(2, asked, clock)
    y = section(two, 112, 'Activités économiques et nombre de salariés')
    y = sub(two, y, "1er secteur d'activité")
    y = pairs(two, y, [
      ["Code d'activité économique (CAE)", code],
      ['Activité', paper.put('activity', activity)],
      ['Nombre de salariés au Québec', paper.pick(['De 1 à 5', 'De 6 à 10', 'De 11 à 25'])],
    ])
    y = section(two, y + 4, 'Actionnaires, administrateurs, dirigeants et bénéficiaires ultimes')
    y = sub(two, y, 'Liste des administrateurs')
    putList(paper, 'directors', [label(first), label(second)], first.surname)
    for (const [someone, role] of [
      [first, 'Président'],
      [second, 'Secrétaire'],
    ] as const) {
      y = pairs(two, y, [
        ['Nom de famille', someone.surname],
        ['Prénom', someone.given],
        ['Date du début de la charge', founded],
        ['Fonctions actuelles', `Administrateur, ${role}`],
        ['Adresse professionnelle', someone.home.join(' ')],
      ])
      y += 6
    }
    y = sub(two, y, 'Bénéficiaires ultimes')
    putList(paper, 'beneficial_owners', [label(third)], third.surname)
    y = pairs(two, y, [
      ['Nom de famille', third.surname],
      ['Prénom', third.given],
      ['Situation applicable', 'Détenteur, plus de 50 % des droits de vote'],
      ['Date du début du statut', founded],
      ['Adresse du domicile', 'Non publiable'],
    ])
    two.p(
      40,
      y + 24,
      520,
      `Les renseignements de cet état proviennent des documents déposés au registre. Ils sont opposables aux tiers à compter de la date où ils y sont inscrits.${nb}`,
      { size: 7.4 },
    )
    return [one.sheet(), two.sheet()]
  },
}

const label = ({ given, surname }: Someone) => `${given} ${surname}`

function head(number: number, date: string, time: string): Leaf {
  const page = leaf('letter', { face: 'narrow', size: 8.4 })
  page.box(40, 34, 9, 9, { fill: '#0b4ea2' })
  page.box(50, 34, 9, 9, { fill: '#0b4ea2' })
  page.t(64, 42, 'Registraire des entreprises', { size: 11, face: 'sans-bold' })
  page.t(64, 56, 'Québec', { size: 13, face: 'serif-bold', color: '#0b4ea2' })
  page.r(572, 42, `${date} ${time}`, { size: 7.4 })
  page.r(572, 54, `Page ${number} de 2`, { size: 7.4 })
  page.c(306, 770, 'SPÉCIMEN  © Gouvernement du Québec', { size: 7.2 })
  return page
}

function section(page: Leaf, y: number, title: string): number {
  page.box(40, y, 532, 16, { fill: '#dbe5f1' })
  page.t(46, y + 11.4, title, { face: 'narrow-bold', size: 9.2 })
  return y + 22
}

function sub(page: Leaf, y: number, title: string): number {
  page.t(46, y + 10, title, { face: 'narrow-bold', size: 8.6, color: '#0b4ea2' })
  page.rule(46, y + 13, 572, y + 13, { stroke: '#9fb4d0', strokeWidth: 0.4 })
  return y + 26
}

function pairs(page: Leaf, y: number, rows: readonly (readonly [string, string])[]): number {
  rows.forEach(([caption, value], index) => {
    page.t(52, y + index * 13, caption, { color: '#444' })
    page.t(300, y + index * 13, value)
  })
  return y + rows.length * 13 + 2
}
