import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay, putList } from '../kit.ts'
import { folk } from '../people.ts'

/** An English will as solicitors engross it: a backsheet with the date and the name in capitals, then numbered clauses and the attestation. */
export const willSolicitors: UnseenLayout = {
  name: 'will-solicitors',
  docType: 'will',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'GB')
    const [testator, first, second, heir, witness] = [next(), next(), next(), next(), next()]
    const signed = addDays(paper.today, -paper.between(200, 5400))
    const name = `${testator.given} ${testator.middle} ${testator.surname}`.toUpperCase()
    const cover = leaf('a4', { face: 'serif', size: 12 })
    cover.rule(120, 60, 120, 782, { stroke: '#7c1f2b', strokeWidth: 1 })
    cover.rule(126, 60, 126, 782, { stroke: '#7c1f2b', strokeWidth: 0.4 })
    cover.t(160, 130, `DATED  ${day(signed, 'Do MMMM YYYY')}`, { size: 12 })
    cover.c(350, 340, 'THE LAST WILL AND TESTAMENT', { size: 15, face: 'serif-bold' })
    cover.c(350, 366, '– of –')
    cover.c(350, 396, paper.put('document_holder_name', name), { size: 13, face: 'serif-bold' })
    cover.rows(
      340,
      690,
      15,
      [
        paper.pick(['Marchbanks Duffy LLP', 'Tolland & Wray LLP']),
        '14 Cathedral Yard',
        paper.pick(['Exeter  EX1 1HB', 'Shrewsbury  SY1 1XB']),
        'Ref: WL/' + paper.code('######'),
      ],
      { size: 9 },
    )
    cover.t(160, 800, 'SPECIMEN', { size: 7, face: 'sans' })

    const page = leaf('a4', { face: 'serif', size: 10.6 })
    const wide = 440
    let y = page.p(
      78,
      88,
      wide,
      `THIS IS THE LAST WILL AND TESTAMENT of me ${name} of ${testator.home.join(' ')} which I make this ${putDay(paper, 'document_date', signed, 'Do day of MMMM YYYY')}.`,
      { leading: 17 },
    )
    const clause = (number: number, content: string) => {
      page.t(78, y + 12, `${number}.`)
      y = page.p(106, y + 12, wide - 28, content, { leading: 16 })
    }
    const bond = paper.pick(
      first.isWoman ? ['my wife', 'my sister', 'my friend'] : ['my husband', 'my brother', 'my friend'],
    )
    clause(1, 'I HEREBY REVOKE all former wills and testamentary dispositions made by me.')
    putList(paper, 'executors', [`${first.name}`, `${second.name}`])
    clause(
      2,
      `I APPOINT ${bond} ${first.name} of ${first.home[0]} and ${second.name} of ${second.home.join(' ')} to be the Executors and Trustees of this my Will (hereinafter together called “my Trustees”).`,
    )
    clause(
      3,
      `I GIVE free of tax to my godchild ${heir.name} the sum of £${paper.between(2, 20)},000 and my collection of clocks.`,
    )
    clause(
      4,
      'I GIVE all my real and personal property whatsoever and wheresoever not otherwise disposed of to my Trustees upon trust to sell the same with power to postpone sale and to hold the net proceeds for such of my children as survive me by twenty-eight days and if more than one in equal shares absolutely.',
    )
    clause(
      5,
      'IF any child of mine dies before me leaving issue then such issue shall take by substitution the share which that child would have taken.',
    )
    clause(6, 'I WISH my body to be cremated.')
    page.p(78, y + 20, wide, 'AS WITNESS my hand the day and year first above written.')
    page.rows(
      78,
      y + 56,
      13,
      [
        'SIGNED by the above-named',
        testator.isWoman ? 'Testatrix as her last Will' : 'Testator as his last Will',
        'in our joint presence and then',
        'by us in the presence of each other',
      ],
      { size: 9.6 },
    )
    page.add(...signature(320, y + 62, 0.6, paper.pick([0, 1])))
    page.rule(310, y + 108, 518, y + 108)
    page.t(78, y + 142, `Witness (1)  ${witness.name}, ${paper.pick(['Legal Secretary', 'Trainee Solicitor'])}`, {
      size: 9,
    })
    page.t(78, y + 158, 'Witness (2)  ...............................................', { size: 9 })
    page.c(297, 812, '2        SPECIMEN', { size: 7, face: 'sans' })
    return [cover.sheet(), page.sheet()]
  },
}
