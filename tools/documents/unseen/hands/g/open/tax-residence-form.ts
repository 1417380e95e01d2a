import { addDays } from '../../../../calendar.ts'
import { box, letterPaper, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, paragraph, type Look } from '../kit.ts'
import { daysBefore, givenNames, home, issuers, someone } from '../people.ts'

const look: Look = { small: 6.8, large: 10, ink: '#333', face: 'mono', drop: 0 }

const abroad = [
  ['FR', 'France', '30 ## ### ### ###'],
  ['BE', 'Belgique', '82.0#.1#-###.##'],
  ['DE', 'Allemagne', '## ### ### ###'],
  ['MX', 'Mexique', '@@@@83####@#@'],
] as const

/** A French form of a bank: three questions with squares, an X typed in one, numbers in the part it sends to. */
export const taxResidenceForm: UnseenLayout = {
  name: 'tax-residence-form',
  docType: 'tax_residence_form',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const { street, city, code } = home(paper, 'QC')
    const signed = daysBefore(paper, paper.today, 3, 500)
    const isCanadian = paper.chance(0.6)
    const [country, name, pattern] = paper.pick(abroad)
    const number = isCanadian ? socialInsuranceNumber(paper, ' ') : paper.code(pattern)
    paper.put('tax_residences', isCanadian ? 'CA' : country, isCanadian ? '' : name)
    paper.put('tax_number', number)
    const bank = paper.pick([issuers.banks[1], issuers.banks[3]])
    const at = (x: number, y: number, width: number, caption: string, value: string): Mark[] =>
      cell({ x, y, width, height: 32 }, caption, value, look)
    const choice = (x: number, y: number, label: string, isTicked: boolean): Mark[] => [
      box(x, y - 9, 11, 11, { stroke: '#000', strokeWidth: 0.8 }),
      ...(isTicked ? [text(x + 2.2, y, 'X', { size: 9.5, face: 'mono-bold' })] : []),
      text(x + 17, y, label, { size: 9.5, face: 'sans' }),
    ]
    const part = (y: number, title: string): Mark[] => [
      box(44, y - 12, 524, 17, { fill: '#14532d' }),
      text(50, y, title, { size: 9.5, face: 'sans-bold', color: '#fff' }),
    ]
    const small = { size: 8.2, face: 'serif' } as const
    const intro = paragraph(
      44,
      92,
      524,
      'Selon les parties XVIII et XIX de la Loi de l’impôt sur le revenu, nous devons recueillir les renseignements ci-dessous. Votre lieu de naissance ou votre citoyenneté ne détermine pas toujours votre résidence fiscale.',
      small,
    )
    const oath = paragraph(
      44,
      590,
      524,
      'J’atteste que les renseignements fournis sont exacts et complets, et je m’engage à remettre un nouveau formulaire dans les 30 jours de tout changement de circonstances.',
      small,
    )
    const marks: Mark[] = [
      box(44, 36, 30, 30, { fill: '#14532d' }),
      text(59, 57, bank.charAt(0), { size: 18, face: 'serif-bold', color: '#fff', align: 'middle' }),
      text(568, 48, 'Autodéclaration de résidence fiscale', { size: 14, face: 'sans-bold', align: 'right' }),
      text(568, 64, 'Particulier - comptes et placements', { size: 9, align: 'right' }),
      ...intro.marks,
      ...part(148, '1  Identification du titulaire'),
      ...at(44, 154, 262, 'Nom et prénom', paper.put('document_holder_name', `${person.last}, ${givenNames(person)}`)),
      ...at(306, 154, 131, 'Date de naissance (AAAA-MM-JJ)', person.born),
      ...at(437, 154, 131, 'N° de folio', paper.code('###-####')),
      ...at(44, 186, 393, 'Adresse permanente', `${street}, ${city}`),
      ...at(437, 186, 131, 'Code postal', code),
      ...part(250, '2  Résidence aux fins de l’impôt (cochez une seule case)'),
      ...choice(56, 276, 'Je suis résident du Canada seulement. Remplissez la case 3a.', isCanadian),
      ...choice(56, 298, 'Je suis résident des États-Unis ou citoyen américain. Remplissez la case 3b.', false),
      ...choice(
        56,
        320,
        'Je suis résident d’un autre pays que le Canada et les États-Unis. Remplissez 3c.',
        !isCanadian,
      ),
      ...part(356, '3  Numéros d’identification'),
      ...at(44, 362, 262, '3a. Numéro d’assurance sociale (NAS)', isCanadian ? number : ''),
      ...at(306, 362, 262, '3b. Numéro d’identification américain (TIN)', ''),
      ...at(44, 394, 262, '3c. Pays de résidence', isCanadian ? '' : name),
      ...at(306, 394, 262, 'Numéro d’identification fiscal (NIF)', isCanadian ? '' : number),
      text(44, 442, 'Si vous n’avez pas de NIF, indiquez le motif :', { size: 9 }),
      ...choice(56, 462, 'J’en ai fait la demande', false),
      ...choice(220, 462, 'Le pays n’en délivre pas', false),
      ...choice(400, 462, 'Autre motif', false),
      ...part(510, '4  Membre du groupe'),
      ...choice(56, 534, 'Je suis déjà client de l’institution', paper.chance(0.5)),
      text(320, 534, `Ouverture du compte : ${addDays(signed, paper.between(0, 3) - 5)}`, { size: 9 }),
      ...oath.marks,
      line(44, 664, 300, 664),
      text(44, 676, 'Signature du titulaire', { size: 8 }),
      text(360, 660, paper.put('document_date', signed), { size: 11, face: 'mono' }),
      line(350, 664, 568, 664),
      text(350, 676, 'Date (AAAA-MM-JJ)', { size: 8 }),
      text(44, 752, `${bank}   F-1140 (rév. 2024-11)   SPÉCIMEN`, { size: 7 }),
      text(568, 752, 'Copie 1 : dossier  Copie 2 : membre', { size: 7, align: 'right' }),
    ]
    return [{ ...letterPaper, background: '#ffffff', marks }]
  },
}
