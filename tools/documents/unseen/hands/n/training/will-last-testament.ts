import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { putDay, putNames, recent } from '../print.ts'

/** An American will typed by a lawyer: roman articles, heirs, guardians and witnesses among whom the executor stands. */
export const willLastTestament: UnseenLayout = {
  name: 'will-last-testament',
  docType: 'will',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [maker, executor, second, heir, witness, other] = crowd(paper, 'US', 6)
    if (!maker || !executor || !second || !heir || !witness || !other) throw new Error('Nobody wills.')
    const page = openWriter('letter', { face: 'serif', size: 10.5 })
    const made = recent(paper, 60, 6000)
    const style = { leading: 17 } as const
    const name = paper.put('document_holder_name', paper.chance(0.5) ? named(maker).toUpperCase() : named(maker))
    page.say(306, 76, 'LAST WILL AND TESTAMENT', { align: 'middle', face: 'serif-bold', size: 15 })
    page.say(306, 94, 'OF', { align: 'middle' })
    page.say(306, 112, name, { align: 'middle', face: 'serif-bold', size: 12 })
    const both = paper.chance(0.4)
    const executors = putNames(paper, 'executors', (both ? [executor, second] : [executor]).map(named)).join(' and ')
    const role = paper.pick(['Executor', 'Personal Representative', 'Executor']) + (both ? 's' : '')
    let y = page.wrap(
      72,
      146,
      468,
      `I, ${name}, a resident of ${paper.pick(['Pima County, Arizona', 'Orange County, North Carolina', 'Windham County, Vermont'])}, being of sound mind, declare this to be my Will and revoke all wills and codicils previously made by me.`,
      style,
    )
    y = page.say(72, y + 8, 'ARTICLE I – FAMILY', { face: 'serif-bold' })
    y = page.wrap(
      72,
      y,
      468,
      `I am ${paper.pick(['married', 'widowed', 'not married'])}. I have one child, ${named(heir)}.`,
      style,
    )
    y = page.say(72, y + 8, 'ARTICLE II – GIFTS', { face: 'serif-bold' })
    y = page.wrap(
      72,
      y,
      468,
      `I give ${paper.pick(['my piano', 'the sum of $5,000', 'my fishing boat'])} to ${named(other)}, and the residue of my estate to my child, per stirpes.`,
      style,
    )
    y = page.say(72, y + 8, `ARTICLE III – ${role.toUpperCase()}`, { face: 'serif-bold' })
    y = page.wrap(
      72,
      y,
      468,
      `${paper.pick(['I appoint', 'I nominate and appoint', 'I name'])} ${executors} as ${role} of this Will, to serve without bond.`,
      style,
    )
    y = page.wrap(
      72,
      y + 8,
      468,
      'ARTICLE IV – POWERS. The fiduciary may sell, lease or mortgage any property, settle claims and employ agents without leave of court.',
      style,
    )
    y = page.wrap(
      72,
      y + 8,
      468,
      `IN WITNESS WHEREOF I have signed this Will on ${putDay(paper, 'document_date', made, 'en')}.`,
      style,
    )
    page.rule(300, y + 30, 540)
    page.say(300, y + 42, 'Testator', { size: 8.5 })
    page.column(72, y + 64, ['Witnesses:', `${named(witness)}, residing at ${witness.lines.join(', ')}`], { size: 9 })
    return [page.sheet('Page 1 of 2   Initials ____   SPECIMEN')]
  },
}
