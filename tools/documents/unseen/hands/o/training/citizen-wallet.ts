import { addDays } from '../../../../calendar.ts'
import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { across, dated, entry, fit, hologram, palettes, photo, scrawl, side, stack } from '../kit.ts'
import { holder } from '../people.ts'
import { bothMonths, origins } from '../travel.ts'

/** The wallet card of a citizen: name with or without captions, the certificate number at the foot, an effective date beside the birth. */
export const citizenWallet: UnseenLayout = {
  name: 'citizen-wallet',
  docType: 'citizenship_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.rose, palettes.white, palettes.sand, palettes.grey])
    const person = holder(paper, paper.pick(origins)[2], 0.4)
    const granted = addDays(paper.today, -paper.between(5200, 9000))
    const form = paper.pick(['both', 'both', 'y-m-d', 'd M y'] as const)
    const date = (iso: string) => (form === 'both' ? bothMonths(iso, ' / ', 4) : dated(iso, form))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', paper.chance(0.5) ? person.given.toUpperCase() : person.given)
    const number = paper.put('id_number', paper.code(paper.pick(['@######', '#######', '@-######', '########'])))
    const numbered = entry(
      paper.pick(['No.', 'Certificate No. / N° de certificat', 'No. - N°', 'Certificate Number/Numéro']),
      number,
      1.15,
    )
    const birth = entry(
      paper.pick(['Date of Birth / Date de naissance', 'Born / Né(e) le', 'DOB/DDN', 'Birth Date - Date de naiss.']),
      paper.put('date_of_birth', person.birth, date(person.birth)),
    )
    const facts = [
      birth,
      entry(
        paper.pick(['Effective Date / Date d’effet', 'Citizen since / Citoyen depuis', 'Issued / Délivrée']),
        date(granted),
      ),
      entry('Sex / Sexe', person.sex),
      ...(paper.chance(0.6) ? [entry(paper.pick(['Height / Taille', 'Hgt']), `${paper.between(150, 190)} cm`)] : []),
    ]
    const names = paper.pick([
      [entry('', `${given} ${last}`, 1.2)],
      [entry('Surname / Nom', last, 1.1), entry('Given names / Prénoms', given, 1.1)],
      [entry('Name / Nom', [`${last},`, given], 1.1)],
      [entry('This certifies that / Ceci certifie que', [given, last], 1.15)],
    ])
    const how = paper.pick(['above', 'below'] as const)
    const frame = { palette: colors, size: 28, gap: 10, caption: 17, how } as const
    const right = paper.chance(0.5)
    const x = right ? 60 : 410
    const named = stack(names, { ...frame, x, y: 230, width: 700 })
    const strip = paper.chance(0.5)
    const marks = [
      box(0, 44, 1198, 12, { fill: '#c8202f' }),
      shape('M1060 76 L1084 116 L1130 108 L1108 146 L1060 150 L1012 146 L990 108 L1036 116 Z', {
        fill: '#c8202f',
        opacity: 0.7,
      }),
      fit(
        60,
        104,
        paper.pick(['CANADIAN CITIZENSHIP', 'Certificate of Canadian Citizenship', 'CITIZENSHIP CARD']),
        560,
        { size: 36, face: 'serif-bold' },
      ),
      fit(
        60,
        146,
        paper.pick(['CITOYENNETÉ CANADIENNE', 'Certificat de citoyenneté canadienne', 'CARTE DE CITOYENNETÉ']),
        560,
        { size: 30, face: 'serif' },
      ),
      ...photo(paper, right ? 840 : 60, 180, 300, 380),
      ...named.marks,
      ...(strip
        ? [
            ...across(facts, { ...frame, x, y: 480, width: 740, size: 24 }),
            ...stack([numbered], { ...frame, x, y: 600, width: 500 }).marks,
          ]
        : [
            ...stack(facts, { ...frame, x, y: named.bottom + 20, width: 430, size: 25, gap: 4 }).marks,
            ...stack([numbered], { ...frame, x: x + 450, y: named.bottom + 20, width: 290 }).marks,
          ]),
      scrawl(paper, right ? 860 : 80, 640, 240),
      ...hologram(right ? 740 : 1090, 640, 60, colors.wave),
    ]
    const back = [
      fit(
        60,
        130,
        'The person named is a Canadian citizen under the Citizenship Act. / La personne nommée est un citoyen canadien.',
        1070,
        { size: 23 },
      ),
      ...stack([entry(paper.pick(['Client ID / ID client', 'UCI / IUC']), paper.code('##-####-####'))], {
        ...frame,
        x: 60,
        y: 220,
        width: 500,
      }).marks,
      text(60, 660, 'Not a travel document / N’est pas un titre de voyage', { size: 22 }),
    ]
    return paper.chance(0.4)
      ? [side(paper, colors, marks), side(paper, palettes.white, back)]
      : [side(paper, colors, marks)]
  },
}
