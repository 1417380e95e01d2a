import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, issuers, named } from '../people.ts'
import { day, recent } from '../print.ts'

/** Foreign: a reference by a former manager, warm prose without pay, status or start date. */
export const foreignRecommendationLetter: UnseenLayout = {
  name: 'foreign-recommendation-letter',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [person, author] = crowd(paper, 'CA', 2)
    if (person === undefined || author === undefined) throw new Error('Nobody is praised.')
    const page = openWriter('letter', { face: 'serif', size: 11 })
    page.column(400, 70, [named(author), ...author.lines], { size: 9.5 })
    let y = page.say(72, 150, day(recent(paper), 'en'))
    y = page.say(72, y + 16, 'To the admissions committee:')
    y = page.wrap(
      72,
      y + 12,
      460,
      `It is a pleasure to recommend ${named(person)} for ${paper.pick(['your master’s programme', 'the volunteer fire brigade', 'membership of your professional association'])}. I had the good fortune to supervise ${person.given} some years ago at ${paper.pick(issuers.employersCA)}, where ${person.isWoman ? 'she' : 'he'} soon became the person everyone turned to.`,
      { leading: 18 },
    )
    y = page.wrap(
      72,
      y + 10,
      460,
      `${person.given} is curious, punctual and unafraid of awkward questions. In one project a supplier failed us two weeks before delivery; the calm with which the replacement was found still serves as an example in our team.`,
      { leading: 18 },
    )
    if (paper.chance(0.6))
      y = page.wrap(
        72,
        y + 10,
        460,
        'I recommend this candidate without reservation and am glad to say more by telephone.',
        { leading: 18 },
      )
    page.column(72, y + 30, [
      'Warm regards,',
      '',
      '',
      named(author),
      paper.pick(['Former Director of Operations', 'Professor emeritus']),
    ])
    return [page.sheet()]
  },
}
