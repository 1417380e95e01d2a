import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { box, ellipse, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, inThrees, issuers, resident } from '../people.ts'
import { dmy, page, stack, wrap } from '../print.ts'

const trades = [
  'Conseil en systèmes et logiciels informatiques, formation',
  'Travaux de menuiserie bois et agencement intérieur',
  'Restauration rapide, vente à emporter, traiteur',
  'Négoce de matériaux de construction, import-export',
  'Transport public routier de marchandises',
] as const
const forms = [
  'Société par actions simplifiée',
  'Société à responsabilité limitée',
  'Société par actions simplifiée à associé unique',
] as const

/** A court registry's extract: captions and values in two columns under shaded headings, several dates and addresses, auditors after the officers. */
export const kbis: UnseenLayout = {
  name: 'extrait-kbis-greffe',
  docType: 'registry_extract',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [seat, court] = [home(paper), home(paper)]
    const form = paper.pick(forms)
    const isLimited = form === 'Société à responsabilité limitée'
    const officers = Array.from({ length: isLimited ? 1 : 2 }, () => resident(paper))
    const names = officers.map(({ surname, given, second }) => `${surname} ${given} ${second}`)
    const { siren } = companyNumbers(paper)
    const issued = addDays(paper.today, -paper.between(1, 60))
    const born = addDays(addYears(issued, -paper.between(1, 20)), -paper.between(0, 340))
    const name = paper.pick(issuers.company)
    paper.put('directors', names.join('; '), names[0])
    const town = seat.city
    const office = `${seat.street} ${seat.postcode} ${town}`
    const titles = isLimited ? ['Gérant'] : ['Président', 'Directeur général']
    const section = (title: string): readonly [string, string] => [`# ${title}`, '']
    const facts: readonly (readonly [string, string])[] = [
      section('IDENTIFICATION DE LA PERSONNE MORALE'),
      ['Immatriculation au RCS, numéro', `${paper.put('registration_number', inThrees(siren))} R.C.S. ${town}`],
      ["Date d'immatriculation", paper.put('incorporation_date', born, dmy(born))],
      ['Dénomination ou raison sociale', paper.put('legal_name', name)],
      ['Forme juridique', paper.put('legal_form', form)],
      ['Capital social', `${paper.pick(['1 000,00', '10 000,00', '37 500,00', '250 000,00'])} Euros`],
      ['Adresse du siège', paper.put('registered_address', office)],
      ['Durée de la personne morale', `Jusqu'au ${dmy(addDays(addYears(born, 99), -1))}`],
      ["Date de clôture de l'exercice social", '31 Décembre'],
      section('GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES'),
      ...officers.flatMap((one, index): (readonly [string, string])[] => [
        [`* ${titles[index] ?? ''}`, ''],
        ['Nom, prénoms', names[index] ?? ''],
        ['Date et lieu de naissance', `Le ${dmy(one.born)} à ${one.birthplace}`],
        ['Nationalité', 'Française'],
        ['Domicile personnel', `${home(paper).street} ${court.postcode} ${court.city}`],
      ]),
      ...(isLimited
        ? []
        : ([
            ['* Commissaire aux comptes titulaire', ''],
            ['Dénomination', `AUDIT ${paper.pick(['LORIOT', 'BREHAT', 'MERCOEUR'])} & ASSOCIÉS`],
            ['Immatriculation au RCS, numéro', `${paper.code('4## ### ###')} R.C.S. ${court.city}`],
          ] as const)),
      section("RENSEIGNEMENTS RELATIFS À L'ACTIVITÉ ET À L'ÉTABLISSEMENT PRINCIPAL"),
      ["Adresse de l'établissement", office],
      ['Activité(s) exercée(s)', paper.put('activity', paper.pick(trades))],
      ["Date de commencement d'activité", dmy(addDays(born, paper.between(1, 40)))],
      ['Origine du fonds ou de l’activité', 'Création'],
      ["Mode d'exploitation", 'Exploitation directe'],
    ]
    const drawn = facts.reduce<{ marks: Mark[]; y: number }>(
      ({ marks, y }, [caption, value]) => {
        if (caption.startsWith('# '))
          return {
            marks: [
              ...marks,
              box(45, y + 2, 505, 15, { fill: '#e4e7ec' }),
              text(50, y + 13, caption.slice(2), { size: 8.6, face: 'narrow-bold' }),
            ],
            y: y + 28,
          }
        if (caption.startsWith('* '))
          return { marks: [...marks, text(50, y + 4, caption.slice(2), { size: 9, face: 'narrow-bold' })], y: y + 16 }
        const values = wrap(value, 290, 9)
        return {
          marks: [
            ...marks,
            text(60, y, caption, { size: 8.6, color: '#333333' }),
            ...stack(250, y, 12, values, { size: 9 }),
          ],
          y: y + Math.max(1, values.length) * 12 + 3,
        }
      },
      { marks: [], y: 200 },
    )
    return [
      page([
        ellipse(70, 58, 22, 22, { stroke: '#8a6d1f', strokeWidth: 1.6 }),
        text(70, 63, 'RF', { size: 14, face: 'serif-bold', align: 'middle', color: '#8a6d1f' }),
        ...stack(
          105,
          48,
          11,
          [
            `Greffe du Tribunal de Commerce de ${town}`,
            '2 place du Palais, BP 14055',
            `${seat.postcode.slice(0, 2)}0${paper.between(10, 89)} ${town.toUpperCase()} CEDEX`,
          ],
          { size: 8.5 },
        ),
        text(550, 48, `Code de vérification : ${paper.code('@#@@#@##')}`, { size: 7.5, align: 'right' }),
        text(550, 58, 'https://controle-greffe.example/', { size: 7.5, align: 'right' }),
        text(50, 104, `N° de gestion ${born.slice(0, 4)}B${paper.code('0####')}`, { size: 9, face: 'narrow-bold' }),
        text(297, 138, 'Extrait Kbis', { size: 19, face: 'serif-bold', align: 'middle' }),
        line(60, 148, 535, 148),
        text(297, 164, "EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS", {
          size: 9.5,
          face: 'narrow-bold',
          align: 'middle',
        }),
        text(297, 178, `à jour au ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, {
          size: 9,
          align: 'middle',
        }),
        ...drawn.marks,
        text(550, 778, 'Le Greffier', { size: 9, align: 'right' }),
        text(550, 800, 'FIN DE L’EXTRAIT   –   page 1/1', { size: 7.5, align: 'right' }),
        text(50, 800, 'Toute modification ou falsification du présent extrait expose à des poursuites pénales.', {
          size: 6.8,
        }),
      ]),
    ]
  },
}
