import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines, stateCodes } from '../addresses.ts'
import { across, datePrinter, entry, fit, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A mountain state's identification card: item numbers before the values, the figures in a strip across the top. */
export const stateIdMesa: UnseenLayout = {
  name: 'state-id-mesa',
  docType: 'provincial_id',
  country: 'US',
  form: 'card',
  draw(paper) {
    const state = paper.pick(['Colorado', 'California', 'Florida'] as const)
    const colors = paper.pick([palettes.green, palettes.sand, palettes.rose, palettes.sky])
    const person = holder(paper, 'US', 0.7)
    const { issued, expiry } = term(paper, person.birth, [5, 8, 6])
    const form = paper.pick(['m/d/y', 'm/d/y', 'm-d-y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put(
      'id_number',
      paper.code(state === 'Colorado' ? '##-###-####' : state === 'Florida' ? '@###-###-##-###-#' : '@#######'),
    )
    const address = putAddress(paper, stateLines(paper, state))
    const title = paper.put('id_province', stateCodes[state], paper.chance(0.5) ? state : state.toUpperCase())
    const worded = paper.chance(0.5)
    const say = (item: string, words: readonly string[]) => (worded ? `${item} ${paper.pick(words)}` : item)
    const strip = [
      entry(say('4d', ['IDN', 'ID NO.', 'ID']), number),
      entry(say('3', ['DOB', 'BIRTH DATE']), print('date_of_birth', person.birth)),
      entry(say('4b', ['EXP', 'EXPIRES']), print('id_expiry', expiry)),
    ]
    const small = [
      entry('15 SEX', person.sex),
      entry('16 HGT', `${paper.between(4, 6)}'-${paper.code('0#')}"`),
      entry('17 WGT', `${paper.between(98, 250)} lb`),
      entry('18 EYES', paper.pick(['BRO', 'HAZ', 'BLU'])),
      entry(
        say('4a', ['ISS', 'ISSUED']),
        issued.replace(/(\d+)-(\d+)-(\d+)/, form === 'm-d-y' ? '$2-$3-$1' : '$2/$3/$1'),
      ),
    ]
    const frame = { palette: colors, size: 28, gap: 10, caption: 18 } as const
    const right = paper.chance(0.4)
    const x = right ? 60 : 410
    const how = paper.pick(['above', 'run'] as const)
    const named = stack([entry('1', last, 1.15), entry('2', given, 1.15), entry('8', address)], {
      ...frame,
      x,
      y: how === 'above' ? 310 : 280,
      width: 720,
      how: 'before',
      indent: 40,
    })
    const marks = [
      shape('M0 700 L0 560 L220 470 L420 560 L640 430 L860 560 L1030 490 L1198 570 L1198 700 Z', {
        fill: colors.accent,
        opacity: 0.12,
      }),
      text(60, 112, title, { size: 60, face: 'serif-bold', color: colors.accent }),
      fit(620, 106, paper.pick(['IDENTIFICATION CARD', 'IDENTIFICATION CARD  USA', 'ID CARD']), 520, {
        size: 34,
        face: 'sans-bold',
      }),
      ...photo(paper, right ? 840 : 60, 150, 300, 400),
      ...across(strip, { ...frame, x, y: 196, width: 770, how, size: 28 }, [1.5, 1.05, 1]),
      ...named.marks,
      ...across(small, { ...frame, x, y: 580, width: right ? 780 : 760, how: 'above', size: 24 }),
      scrawl(paper, right ? 860 : 80, 620, 250),
      box(right ? 60 : 410, 650, 300, 44, { fill: '#b01f2b', opacity: 0.85 }),
      text((right ? 60 : 410) + 150, 681, 'NOT FOR DRIVING', {
        size: 24,
        face: 'sans-bold',
        color: '#ffffff',
        align: 'middle',
      }),
      fit(740, 690, `5 DD ${paper.code('#######@##')}`, 300, { size: 18, face: 'mono' }),
    ]
    return [side(paper, colors, marks)]
  },
}
