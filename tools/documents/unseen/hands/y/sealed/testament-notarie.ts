import { addDays, parts } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, signingLine, putJoined } from '../kit.ts'
import { people } from '../people.ts'

const units = 'UN DEUX TROIS QUATRE CINQ SIX SEPT HUIT NEUF DIX ONZE DOUZE TREIZE QUATORZE QUINZE SEIZE'.split(' ')

function inWords(day: number): string {
  if (day <= 16) return day === 1 ? 'PREMIER' : (units[day - 1] ?? '')
  if (day < 20) return `DIX-${units[day - 11]}`
  const tens = day < 30 ? 'VINGT' : 'TRENTE'
  const rest = day % 10
  return rest === 0 ? tens : rest === 1 ? `${tens} ET UN` : `${tens}-${units[rest - 1]}`
}

/** A will before a notary in Québec, in the deed's order: the date in words first, then who appears, then the liquidators. */
export const testamentNotarie: UnseenLayout = {
  name: 'testament-notarie',
  docType: 'will',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'QC')
    const [maker, spouse, child, notary] = [next(), next(), next(), next()]
    const signed = addDays(paper.today, -paper.between(200, 6000))
    const { day } = parts(signed)
    const written = `LE ${inWords(day)} ${dated(signed, 'N', 'fr').toUpperCase()} (${dated(signed, 'd N Y', 'fr')})`
    paper.put('document_date', signed, dated(signed, 'd N Y', 'fr'))
    const name = paper.put('document_holder_name', `${maker.given} ${maker.surname.toUpperCase()}`)
    const both = paper.chance(0.4)
    const heirs = [spouse, child].map((one) => `${one.given} ${one.surname.toUpperCase()}`)
    putJoined(paper, 'executors', heirs.slice(0, both ? 2 : 1), '; ')
    const marks: Mark[] = [
      text(306, 72, 'TESTAMENT', { size: 17, face: 'serif-bold', align: 'middle' }),
      line(250, 80, 362, 80),
      text(544, 50, `Minute n° ${paper.code('# ###')}`, { size: 9, face: 'serif', align: 'right' }),
    ]
    const body = prose(
      96,
      120,
      [
        written,
        `DEVANT Me ${notary.full}, notaire à Granby, province de Québec,`,
        'COMPARAÎT',
        `${name}, ${paper.pick(['enseignante', 'mécanicien', 'infirmière', 'retraité'])}, domicilié(e) au ${maker.lines.join(', ')},`,
        'qui fait son testament comme suit :',
        '1. RÉVOCATION. Je révoque toutes mes dispositions testamentaires antérieures aux présentes.',
        `2. LEGS UNIVERSEL. Je lègue tous mes biens, meubles et immeubles, à ${heirs[0]}, que j'institue mon légataire universel. En cas de prédécès, je les lègue à mes enfants, en parts égales.`,
        `3. LIQUIDATEUR. Je nomme ${heirs[0]}${both ? ` et ${heirs[1]}, agissant ensemble,` : ''} pour liquider ma succession, avec la pleine administration des biens et sans obligation de faire inventaire au-delà de ce que la loi exige.`,
        '4. INSAISISSABILITÉ. Tous les biens légués seront insaisissables pour quelque dette que ce soit de mes légataires.',
        'DONT ACTE à Granby, sous le numéro ci-dessus des minutes du notaire soussigné. Lecture faite, le testateur signe en présence du notaire et du témoin.',
      ],
      { width: 440, size: 10.6, gap: 9 },
    )
    marks.push(...body.marks, line(84, 100, 84, 740, { stroke: '#b33', strokeWidth: 0.5 }))
    marks.push(
      ...signingLine(96, body.next + 50, 190, maker.full),
      ...signingLine(340, body.next + 50, 190, `Me ${notary.full}, notaire`),
    )
    marks.push(text(96, 762, 'SPECIMEN', { size: 8, face: 'serif' }))
    return [pageOf('letter', marks)]
  },
}
