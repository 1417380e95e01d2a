import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody } from '../people.ts'

/** The French card of 2021: bilingual captions in two sizes, dates with spaces, front alone or both sides. */
export const idFranceNew: UnseenLayout = {
  name: 'id-france-new',
  docType: 'national_id',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'fr')
    const issue = dayIn(paper, '2021-08-02', '2026-09-20')
    const expiry = validTo(issue, 10)
    const number = paper.code('@#@##@##@').replace(/[AEIOUYQ]/g, 'X')
    const cell = cells({
      where: 'below',
      caption: paper.pick([16, 18]),
      value: paper.pick([26, 29]),
      ink: paper.pick(['#34568b', '#3d5a66', '#444444']),
      face: 'sans',
      captionFace: paper.pick(['narrow', 'sans'] as const),
    })
    const bi = (fr: string, en: string) =>
      paper.pick([`${fr} / ${en}`, `${fr} / ${en}`, `${caps(fr)} / ${en}`, `${caps(fr)}  ${en}`])
    const both = paper.chance(0.65)
    const date = paper.pick(['DD MM YYYY', 'DD MM YYYY', 'DD.MM.YYYY'])
    const married = who.sex === 'F' && paper.chance(0.45)
    const x = 400
    const front = [
      ...ringOfStars(100, 88, 46, 'FR'),
      text(170, 74, 'RÉPUBLIQUE FRANÇAISE', { size: 24, face: 'sans-bold', color: '#2b4a78' }),
      fit(
        170,
        112,
        paper.pick(['CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD', 'CARTE NATIONALE D’IDENTITÉ  Identity card']),
        760,
        { size: 25, color: '#2b4a78' },
      ),
      ...face(paper, who, { x: 60, y: 180, scale: 1 }),
      ...cell(x, 178, bi('Nom', 'Surname'), paper.put('last_name', caps(who.last)), 700),
      ...cell(x, 252, bi('Prénoms', 'Given names'), paper.put('first_name', who.given.join(', ')), 560),
      ...cell(x, 326, bi('Sexe', 'Sex'), paper.put('sex', who.sex), 120),
      ...cell(x + 170, 326, bi('Nationalité', 'Nationality'), paper.put('id_country', 'FR', 'FRA'), 230),
      ...cell(
        x + 440,
        326,
        bi('Date de naiss.', 'Date of birth'),
        paper.put('date_of_birth', who.birth, say(who.birth, date)),
        300,
      ),
      ...cell(x, 400, bi('Lieu de naissance', 'Place of birth'), paper.put('place_of_birth', caps(who.town)), 700),
      ...(married
        ? cell(
            x,
            474,
            bi('Nom d’usage', 'Alternate name'),
            `${paper.pick(['ép. ', 'VEUVE ', ''])}${caps(somebody(paper, 'fr').last)}`,
            700,
          )
        : []),
      ...cell(x, 548, bi('N° du document', 'Document No'), paper.put('id_number', number), 340),
      ...cell(x + 400, 548, bi('Date d’expir.', 'Expiry date'), paper.put('id_expiry', expiry, say(expiry, date)), 320),
      ...signed(paper, x + 40, 630, 1.2),
      fit(1000, 250, paper.code('######'), 90, { size: 24, face: 'mono-bold', color: '#5d6570' }),
      ...face(paper, who, { x: 1040, y: 380, scale: 0.28 }),
    ]
    if (!both) return [card(paper, ['blue', 'sea', 'violet'], front)]
    const lines = who.address.map(caps)
    paper.put('address', lines.join(', '), lines.join(' '))
    const back = [
      ...cell(60, 70, bi('Taille', 'Height'), `1,${paper.between(50, 95)} m`, 260),
      ...cell(
        360,
        70,
        bi('Date de délivrance', 'Date of issue'),
        paper.put('id_issue_date', issue, say(issue, date)),
        400,
      ),
      ...cell(60, 160, bi('Adresse', 'Address'), lines[0] ?? '', 700),
      ...lines.slice(1).map((row, index) => fit(60, 232 + index * 38, row, 700, { size: 28, face: 'sans' })),
      ...chip(900, 80, 190),
      ...cardFoot(td1({ code: 'ID', state: 'FRA', nationality: 'FRA', number, who, expiry })),
    ]
    return [card(paper, ['blue', 'sea', 'violet'], front), card(paper, ['blue', 'grey'], back)]
  },
}
