import { text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, months, page, paragraph, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'

/** A marriage certificate, English in columns or French in sentences, with births and parents of both spouses. */
export const foreignMarriage: UnseenLayout = {
  name: 'foreign-marriage',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const french = paper.chance(0.55)
    const land = french ? 'fr' : 'gb'
    const [one, two] = [
      somebody(paper, land, { sex: 'M', born: [1960, 1998] }),
      somebody(paper, land, { sex: 'F', born: [1960, 1999] }),
    ]
    const wed = dayIn(paper, '2018-04-01', '2026-08-30')
    const town = townOf(paper, land)
    const day = (iso: string) => say(iso, 'D MON YYYY', french ? months.french : months.english)
    const number = `${paper.between(2, 460)}`
    const name = (who: typeof one) => `${who.given.join(' ')} ${caps(who.last)}`
    if (french) {
      const body = `Le ${day(wed)}, à ${paper.pick(['dix heures', 'quinze heures trente'])}, ont comparu publiquement en la maison commune : ${name(one)}, ${paper.pick(['technicien', 'chef de projet'])}, né à ${one.town} le ${day(one.birth)}, domicilié ${one.address.join(', ')}, fils de ${name(somebody(paper, 'fr', { sex: 'M' }))} et de ${name(somebody(paper, 'fr', { sex: 'F' }))}, et ${name(two)}, ${paper.pick(['avocate', 'comptable'])}, née à ${two.town} le ${day(two.birth)}, domiciliée à ${town}. Les futurs époux ont déclaré l’un après l’autre vouloir se prendre pour époux et nous avons prononcé au nom de la loi qu’ils sont unis par le mariage.`
      return [
        page([
          text(50, 54, `Mairie de ${town}`, { size: 13, face: 'serif-bold' }),
          text(
            298,
            120,
            paper.pick(['ACTE DE MARIAGE', 'EXTRAIT D’ACTE DE MARIAGE', 'Copie intégrale d’acte de mariage']),
            { size: 18, face: 'serif-bold', align: 'middle' },
          ),
          text(60, 160, `Acte n° ${number}`, { size: 11 }),
          ...paragraph(60, 195, 475, body, { size: 11.5, face: paper.pick(['serif', 'sans'] as const), leading: 20 })
            .marks,
          text(
            60,
            640,
            `Contrat de mariage : ${paper.pick(['néant', 'reçu le 3 mars 2018 par Me Auberval, notaire'])}`,
            { size: 10 },
          ),
          text(330, 680, 'L’officier de l’état civil', { size: 10 }),
          ...signed(paper, 340, 690, 0.8),
          ...seal(200, 730, 42, '#7a2b2b'),
        ]),
      ]
    }
    const cell = cells({ where: 'below', caption: 8, value: 11.5, ink: '#2f6b4c', face: 'serif' })
    const side = (who: typeof one, x: number, word: string) => [
      ...cell(x, 200, `${word} - Name and surname`, name(who), 240),
      ...cell(x, 240, 'Age', `${Number(wed.slice(0, 4)) - Number(who.birth.slice(0, 4)) - 1}`, 240),
      ...cell(x, 280, 'Condition', paper.pick(['Single', 'Divorced', 'Widowed']), 240),
      ...cell(x, 320, 'Rank or profession', paper.pick(['Paramedic', 'Draughtsman', 'Baker']), 240),
      ...cell(x, 360, 'Residence at the time of marriage', who.address.join(', '), 240),
      ...cell(x, 400, 'Father’s name and surname', name(somebody(paper, 'gb', { sex: 'M' })), 240),
    ]
    return [
      page(
        [
          text(298, 60, 'CERTIFIED COPY OF AN ENTRY OF MARRIAGE', {
            size: 17,
            face: 'serif-bold',
            align: 'middle',
            color: '#2f6b4c',
          }),
          text(555, 90, paper.code('MXH ######'), { size: 12, face: 'mono-bold', align: 'right' }),
          text(40, 110, `Registration district ${town}   Entry No. ${number}`, { size: 10 }),
          ...cell(40, 150, 'When married', day(wed), 200),
          ...cell(305, 150, 'Place', paper.pick([`The Register Office, ${town}`, `St Petroc’s Church, ${town}`]), 240),
          ...side(one, 40, paper.pick(['Groom', '1st party'])),
          ...side(two, 305, paper.pick(['Bride', '2nd party'])),
          text(40, 480, `In the presence of ${name(somebody(paper, 'gb'))} and ${name(somebody(paper, 'gb'))}`, {
            size: 10,
          }),
          ...signed(paper, 60, 520, 0.8),
          ...seal(470, 600, 46, '#2f6b4c'),
        ],
        'a4',
        '#f0f6ee',
      ),
    ]
  },
}
