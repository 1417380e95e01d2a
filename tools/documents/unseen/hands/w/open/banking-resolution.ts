import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay, putList } from '../kit.ts'
import { firm, folk } from '../people.ts'

const titles = ['President', 'Treasurer', 'Secretary', 'Chief Financial Officer', 'Vice President'] as const

/** A preprinted American bank form on which a corporation's secretary certifies who may sign: lettered boxes, a table of names, titles and specimens. */
export const bankingResolution: UnseenLayout = {
  name: 'banking-resolution',
  docType: 'board_resolution',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'US')
    const signers = [next(), next(), next()].slice(0, paper.between(2, 3))
    const secretary = next()
    const signed = addDays(paper.today, -paper.between(3, 900))
    const name = `${firm(paper, 'en')}, Inc.`
    const page = leaf('letter', { face: 'narrow', size: 8.6 })
    page.c(306, 44, 'CORPORATE AUTHORIZATION RESOLUTION', { size: 14, face: 'sans-bold' })
    page.box(36, 56, 270, 70)
    page.box(306, 56, 270, 70)
    page.rows(
      42,
      74,
      11,
      [
        paper.pick(['Pinnacle Ridge Savings Bank', 'Heartwood National Bank']),
        '100 Courthouse Square',
        paper.pick(['Dayton, OH 45402', 'Macon, GA 31201']),
      ],
      { face: 'narrow-bold' },
    )
    page.t(42, 120, 'Referred to in this document as "Financial Institution"', { size: 6.6 })
    page.t(312, 67, 'By:', { size: 6.6 })
    page.rows(330, 78, 11, [paper.put('legal_name', name), ...secretary.home], { face: 'narrow-bold' })
    page.t(312, 120, 'Referred to in this document as "Corporation"', { size: 6.6 })
    let y = page.p(
      36,
      146,
      540,
      `I, ${secretary.name}, certify that I am Secretary (clerk) of the above named corporation organized under the laws of the State of ${paper.pick(['Ohio', 'Georgia', 'Nevada'])}, Federal Employer I.D. Number ${paper.code('4#-#######')}, engaged in business under the trade name of ${firm(paper, 'en')}, and that the resolutions on this document are a correct copy of the resolutions adopted at a meeting of the Board of Directors of the Corporation duly and properly called and held on ${putDay(paper, 'document_date', signed, 'MMMM D, YYYY')}. These resolutions appear in the minutes of this meeting and have not been rescinded or modified.`,
      { leading: 12 },
    )
    page.t(36, y + 12, 'AGENTS', { face: 'sans-bold', size: 9 })
    page.t(
      84,
      y + 12,
      'Any Agent listed below, subject to any written limitations, is authorized to exercise the powers granted as indicated below:',
    )
    const edges = [36, 250, 420, 576]
    const top = y + 20
    page.box(36, top, 540, 18, { fill: '#e6e6e6' })
    ;['Name and Title or Position', 'Signature', 'Facsimile Signature (if used)'].forEach((head, index) =>
      page.t((edges[index] ?? 0) + 6, top + 12, head, { size: 7.4 }),
    )
    putList(
      paper,
      'signatories',
      signers.map((one) => one.name),
    )
    const letters = ['A', 'B', 'C', 'D', 'E']
    letters.forEach((letter, index) => {
      const base = top + 18 + (index + 1) * 28
      const one = signers[index]
      page.t(40, base - 8, `${letter}.`)
      if (one !== undefined) {
        page.t(56, base - 8, one.name)
        page.t(56 + 92, base - 8, titles[index] ?? '', { size: 7.6 })
        page.add(...signature(262, base - 24, 0.42, paper.pick([0, 1])))
      }
      page.t(254, base - 6, 'X', { size: 9 })
      page.rule(36, base, 576, base, { strokeWidth: 0.4 })
    })
    y = top + 18 + 5 * 28
    page.box(36, top, 540, y - top)
    page.rule(250, top, 250, y, { strokeWidth: 0.4 })
    page.rule(420, top, 420, y, { strokeWidth: 0.4 })
    page.t(36, y + 20, 'POWERS GRANTED', { face: 'sans-bold', size: 9 })
    page.t(
      142,
      y + 20,
      '(Attach one or more Agents to each power by placing the letter corresponding to their name in the area before each power.)',
      { size: 6.8 },
    )
    const all = letters.slice(0, signers.length).join(', ')
    const powers = [
      [all, 'Exercise all of the powers listed in this resolution.', '1'],
      [all, 'Open any deposit or share account(s) in the name of the Corporation.', '1'],
      [all, 'Endorse checks and orders for the payment of money or otherwise withdraw or transfer funds.', '1'],
      ['A', 'Borrow money on behalf and in the name of the Corporation, sign and deliver promissory notes.', '2'],
      ['A', 'Enter into a written lease for a Safe Deposit Box in this Financial Institution.', '1'],
    ] as const
    page.rows(36, y + 36, 8, ['Indicate letter(s)'], { size: 6.6 })
    page.rows(500, y + 36, 8, ['No. of signatures'], { size: 6.6 })
    powers.forEach(([who, what, count], index) => {
      page.t(40, y + 54 + index * 18, who, { face: 'mono', size: 8.4 })
      page.rule(36, y + 57 + index * 18, 96, y + 57 + index * 18, { strokeWidth: 0.4 })
      page.t(104, y + 54 + index * 18, `(${index + 1})  ${what}`, { size: 8 })
      page.t(520, y + 54 + index * 18, count, { face: 'mono', size: 8.4 })
    })
    y += 54 + 5 * 18 + 12
    y = page.p(
      36,
      y,
      540,
      'LIMITATIONS ON POWERS  The resolution supersedes resolutions dated before it. If not completed, all resolutions remain in effect. The Financial Institution may rely upon this certification until it receives written notice of any change.',
      { size: 8 },
    )
    page.p(
      36,
      y + 10,
      300,
      `In Witness Whereof, I have subscribed my name to this document and affixed the seal of the Corporation on ${day(signed, 'MM-DD-YYYY')}.`,
    )
    page.add(...signature(390, y + 8, 0.5, 0))
    page.rule(360, y + 38, 576, y + 38)
    page.t(360, y + 48, 'Secretary', { size: 7.4 })
    page.t(36, 770, '© 1985, 1997 Form CA-1   5/1/2003      SPECIMEN', { size: 6.4 })
    page.r(576, 770, '(page 1 of 1)', { size: 6.4 })
    return [page.sheet()]
  },
}
