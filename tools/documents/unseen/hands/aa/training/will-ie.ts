import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** An Irish will, typed on plain paper, the date at the end beside the attestation. */
export const willIe: UnseenLayout = {
  name: 'will-ie',
  docType: 'will',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'IE')
    const [one, heir] = [next(), next()]
    const executors = Array.from({ length: paper.between(1, 2) }, next)
    const page = openPage()
    const made = addDays(paper.today, -paper.between(100, 6000))
    let y =
      page.para(
        70,
        90,
        455,
        `THIS IS THE LAST WILL AND TESTAMENT of me, ${paper.put('document_holder_name', one.full.toUpperCase())} of ${one.lines.join(', ')}.`,
        11,
        'mono',
      ) + 14
    y =
      page.para(
        70,
        y,
        455,
        '1. I HEREBY REVOKE all former wills and testamentary dispositions heretofore made by me.',
        10,
        'mono',
      ) + 12
    paper.put('executors', executors.map((who) => who.full).join('; '), executors[0]?.full)
    y =
      page.para(
        70,
        y,
        455,
        `2. I APPOINT ${executors.map((who) => `${who.full} of ${who.lines[0]}`).join(' and ')} to be ${executors.length > 1 ? 'Executors and Trustees' : 'sole Executor'} of this my Will and I direct payment of all my just debts, funeral and testamentary expenses.`,
        10,
        'mono',
      ) + 12
    y =
      page.para(
        70,
        y,
        455,
        `3. I GIVE, DEVISE AND BEQUEATH all my property of every nature and kind wheresoever situate to ${heir.full} absolutely.`,
        10,
        'mono',
      ) + 12
    y =
      page.para(
        70,
        y,
        455,
        `IN WITNESS whereof I have hereunto set my hand this ${paper.put('document_date', made, day(made, 'D MMMM YYYY', 'en'))}.`,
        10,
        'mono',
      ) + 20
    page.add(signature(330, y, 0.7, 0))
    page.rule(320, y + 46, 525)
    page.t(70, y + 16, 'SIGNED by the said testator', 9, 'mono')
    page.para(
      70,
      y + 90,
      455,
      'as and for a last will in the presence of us, both present at the same time, who in the testator’s presence and in the presence of each other have hereunto subscribed our names as witnesses:',
      9,
      'mono',
    )
    for (const x of [70, 320]) page.rule(x, y + 180, x + 200)
    page.t(70, y + 192, 'Witness', 8, 'mono')
    page.t(320, y + 192, 'Witness', 8, 'mono')
    page.t(70, 812, 'SPECIMEN', 7, 'mono')
    return [page.sheet()]
  },
}
