import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf, nb, putAddress, putDay, putList } from '../kit.ts'
import { firm, folk } from '../people.ts'

const trades = [
  ['43.32A', 'Travaux de menuiserie bois et PVC'],
  ['62.02A', 'Conseil en systèmes et logiciels informatiques'],
  ['49.41A', 'Transports routiers de fret interurbains'],
  ['10.71C', 'Boulangerie et boulangerie-pâtisserie'],
] as const
const kinds = [
  ['Société par actions simplifiée', 'Président', 'Directeur général'],
  ['Société à responsabilité limitée', 'Gérant', 'Gérant'],
] as const

/** The French national register's attestation, downloaded: blue bands, values under their small captions in two columns. */
export const attestationRne: UnseenLayout = {
  name: 'attestation-rne',
  docType: 'registry_extract',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const [first, second] = [next(), next()]
    const asked = addDays(paper.today, -paper.between(1, 80))
    const founded = addDays(paper.today, -paper.between(500, 6000))
    const [code, trade] = paper.pick(trades)
    const [form, chief, deputy] = paper.pick(kinds)
    const name = firm(paper, 'fr').toUpperCase()
    const siren = paper.code('8## ### ###')
    const page = leaf('a4', { size: 8.6 })
    const blue = '#1b2f7d'
    page.box(0, 0, 595, 8, { fill: blue })
    page.t(46, 46, 'inpi', { size: 26, face: 'sans-bold', color: blue })
    page.t(110, 36, 'REGISTRE NATIONAL', { size: 8, face: 'sans-bold', color: blue })
    page.t(110, 46, 'DES ENTREPRISES', { size: 8, face: 'sans-bold', color: blue })
    page.c(297, 92, "ATTESTATION D'IMMATRICULATION", { size: 15, face: 'sans-bold', color: blue })
    page.c(297, 108, 'AU REGISTRE NATIONAL DES ENTREPRISES', { size: 10, color: blue })
    page.c(297, 124, `À jour au ${putDay(paper, 'document_date', asked, 'DD/MM/YYYY')}`, { size: 8.6 })
    page.p(
      46,
      148,
      503,
      `L'Institut national de la propriété industrielle atteste que l'entreprise ci-dessous désignée ${paper.put('registry_status', 'active', 'est immatriculée')} au Registre national des entreprises.`,
    )

    const band = (y: number, title: string) => {
      page.box(46, y, 503, 17, { fill: blue })
      page.t(54, y + 12, title, { size: 8.6, face: 'sans-bold', color: '#fff' })
    }
    const cell = (x: number, y: number, caption: string, ...values: readonly string[]) => {
      page.t(x, y, caption, { size: 6.8, color: '#6a6f85' })
      page.rows(x, y + 12, 11, values, { face: 'sans' })
    }
    band(180, "IDENTITÉ DE L'ENTREPRISE")
    cell(54, 212, 'Dénomination', paper.put('legal_name', name))
    cell(306, 212, 'SIREN (siège)', paper.put('registration_number', siren))
    cell(54, 246, 'Forme juridique', paper.put('legal_form', form))
    cell(306, 246, "Date d'immatriculation au RNE", putDay(paper, 'incorporation_date', founded, 'DD/MM/YYYY'))
    cell(54, 280, 'Capital social', `${cash(paper.pick([100_000, 500_000, 1_000_000, 3_750_000]), nb, ',')}${nb}EUR`)
    cell(306, 280, 'Durée de la personne morale', '99 ans')
    cell(54, 314, 'Activité principale', paper.put('activity', trade))
    cell(306, 314, 'Code APE', code)
    const home = putAddress(paper, 'registered_address', [first.home[0], `${first.home[1]}`])
    cell(54, 348, 'Adresse du siège', ...home, 'FRANCE')
    cell(306, 348, "Date de clôture de l'exercice", '31 décembre')
    cell(306, 382, 'Diffusion des informations', 'Oui')

    band(412, 'GESTION ET DIRECTION')
    const people = [
      { someone: first, role: chief },
      { someone: second, role: deputy },
    ]
    putList(
      paper,
      'directors',
      people.map(({ someone }) => `${someone.given} ${someone.surname.toUpperCase()}`),
    )
    people.forEach(({ someone, role }, index) => {
      const y = 444 + index * 62
      page.box(54, y - 10, 487, 54, { stroke: '#c9cfe6', strokeWidth: 0.6 })
      cell(64, y + 4, 'Qualité', role)
      cell(200, y + 4, 'Nom, prénom(s)', `${someone.given} ${someone.surname.toUpperCase()}`)
      cell(390, y + 4, 'Date de naissance (mm/aaaa)', day(someone.born, 'MM/YYYY'))
      page.t(64, y + 36, `Commune de résidence : ${someone.home[1].slice(6)}`, { size: 7.6 })
    })
    band(580, 'ÉTABLISSEMENTS')
    cell(54, 612, 'SIRET', `${siren} 000${paper.between(11, 38)}`)
    cell(306, 612, "Type d'établissement", 'Siège et principal')
    cell(54, 646, "Date de début d'activité", day(addDays(founded, paper.between(0, 40)), 'DD/MM/YYYY'))
    cell(306, 646, "Origine de l'activité", 'Création')
    page.rule(46, 700, 549, 700, { stroke: blue, strokeWidth: 0.5 })
    page.p(
      46,
      714,
      503,
      "Les informations ci-dessus sont issues des déclarations de l'entreprise contrôlées par les autorités compétentes (article L. 123-36 du code de commerce). Cette attestation ne vaut pas extrait Kbis.",
      { size: 7 },
    )
    page.t(46, 800, 'SPÉCIMEN  •  data.inpi.example', { size: 7, color: '#6a6f85' })
    page.r(549, 800, 'Page 1/1', { size: 7, color: '#6a6f85' })
    return [page.sheet()]
  },
}
