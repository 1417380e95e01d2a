import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, stripes } from '../card.ts'
import { bare, caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, frenchTd2 } from '../mrz.ts'
import { somebody, townOf } from '../people.ts'

/** The laminated French card: captions with a colon, the value in typewriter letters behind, back with address and prefecture. */
export const idFranceLaminated: UnseenLayout = {
  name: 'id-france-laminated',
  docType: 'national_id',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'fr', { born: [1935, 1999] })
    const issue = dayIn(paper, '2012-02-01', '2021-06-30')
    const expiry = validTo(issue, issue < '2014-01-01' ? 15 : 10)
    const office = paper.code('##')
    const digits = `${issue.slice(2, 4)}${issue.slice(5, 7)}${office}${paper.pick(['1', '2'])}${paper.code('#####')}`
    const look = {
      where: 'right',
      caption: 23,
      value: paper.pick([27, 29]),
      ink: '#3a5c86',
      face: paper.pick(['mono', 'mono', 'mono-bold', 'sans'] as const),
    } as const
    const cell = cells(look)
    const spell = paper.chance(0.35) ? (name: string) => name : (name: string) => caps(bare(name))
    const given = who.given.map((name) => (paper.chance(0.9) ? spell(name) : name)).join(paper.pick([', ', ' ', ',']))
    const dates = paper.pick(['DD.MM.YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY'])
    const woman = who.sex === 'F'
    const town = `${caps(bare(who.town))}${paper.chance(0.6) ? ` (${paper.code('##')})` : ''}`
    const born = woman ? paper.pick(['Née le :', 'Né(e) le :']) : paper.pick(['Né le :', 'Né(e) le :'])
    const prefecture = `${paper.pick(['PREFECTURE DU VAL CLAIR', 'SOUS-PREFECTURE', 'PREFECTURE DE POLICE', 'PREFECTURE'])} (${office})`
    const lines = who.address.map(caps)
    paper.put('address', lines.join(', '), lines.join(' '))
    const front = [
      fit(70, 70, caps('République française'), 700, { size: 34, face: 'serif-bold', color: '#2b4a78' }),
      ...stripes(1030, 34, 100, 56, ['#2c4aa0', '#ffffff', '#cf2a35'], true),
      text(70, 112, paper.pick(['CARTE NATIONALE D’IDENTITÉ N° :', 'CARTE NATIONALE D’IDENTITE No :']), {
        size: 23,
        face: 'narrow-bold',
        color: '#3a5c86',
      }),
      text(640, 112, paper.put('id_number', digits), { size: 28, face: 'mono' }),
      text(1130, 146, paper.put('id_country', 'FR', 'Nationalité Française'), {
        size: 22,
        color: '#3a5c86',
        align: 'right',
      }),
      ...face(paper, who, { x: 60, y: 160, scale: 0.95 }),
      ...cell(380, 196, paper.pick(['Nom :', 'Nom:']), paper.put('last_name', spell(who.last)), 760),
      ...(woman && paper.chance(0.4)
        ? cell(380, 238, paper.pick(['Epouse :', 'Nom d’usage :', 'ép.']), caps(bare(somebody(paper, 'fr').last)), 760)
        : []),
      ...cell(380, 290, paper.pick(['Prénom(s) :', 'Prénoms :']), paper.put('first_name', given), 760),
      ...cell(380, 346, 'Sexe :', paper.put('sex', who.sex), 200),
      ...cell(620, 346, born, paper.put('date_of_birth', who.birth, say(who.birth, dates)), 500),
      ...cell(380, 400, paper.pick(['à :', 'A :']), paper.put('place_of_birth', town), 740),
      ...cell(380, 452, 'Taille :', `1,${paper.between(52, 93)}m`, 300),
      text(380, 506, paper.pick(['Signature', 'Signature du titulaire :']), { size: 19, color: '#3a5c86' }),
      ...signed(paper, 620, 470, 1.2),
      ...cardFoot(frenchTd2(who, digits, `${office}0${paper.code('###')}`)),
    ]
    const back = [
      ...cell(80, 150, paper.pick(['Adresse :', 'Adresse']), lines[0] ?? ''),
      ...lines.slice(1).map((row, index) => text(230, 198 + index * 46, row, { size: look.value, face: look.face })),
      ...cell(
        80,
        360,
        paper.pick(['Carte valable jusqu’au :', 'Valable jusqu’au :']),
        paper.put('id_expiry', expiry, say(expiry, dates)),
        800,
      ),
      ...cell(
        80,
        430,
        paper.pick(['délivrée le :', 'Délivrée le']),
        paper.put('id_issue_date', issue, say(issue, dates)),
        800,
      ),
      ...cell(80, 500, 'par :', paper.chance(0.3) ? `LE MAIRE DE ${caps(bare(townOf(paper, 'fr')))}` : prefecture, 800),
      text(80, 580, 'Signature de l’autorité', { size: 19, color: '#3a5c86' }),
      ...signed(paper, 420, 540, 1.3),
    ]
    const tint = paper.pick(['blue', 'sea', 'grey'] as const)
    return [card(paper, [tint], front), card(paper, [tint], back)]
  },
}
