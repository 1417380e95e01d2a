import { addDays } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, signingLine, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A living trust as a law office types it: numbered articles, people named inside sentences, signatures on a second page. */
export const familyTrustUs: UnseenLayout = {
  name: 'family-trust-us',
  docType: 'trust_deed',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'US')
    const [maker, trustee, child, other] = [next(), next(), next(), next()]
    const signed = addDays(paper.today, -paper.between(100, 5000))
    const name = paper.put(
      'legal_name',
      `The ${maker.surname} Family ${paper.pick(['Revocable', 'Irrevocable'])} Trust`,
    )
    const when = paper.put('document_date', signed, dated(signed, 'N d, Y'))
    paper.put('settlors', maker.full)
    paper.put('trustees', trustee.full)
    const heirs = [child, other].map((one) => `${one.given} ${maker.surname}`)
    putJoined(paper, 'beneficiaries', heirs, '; ')
    const first = prose(
      80,
      150,
      [
        `THIS TRUST AGREEMENT is made this day, ${when}, by and between ${maker.full}, of ${maker.lines.join(', ')} (the "Grantor"), and ${trustee.full}, of ${trustee.lines.join(', ')} (the "Trustee").`,
        `ARTICLE I. NAME. This trust shall be known as "${name}."`,
        'ARTICLE II. TRUST PROPERTY. The Grantor assigns to the Trustee the property listed in Schedule A, to be held, administered and distributed as set out below.',
        `ARTICLE III. FAMILY. The Grantor has two living children, ${heirs[0]} and ${heirs[1]}, who are the beneficiaries of this trust, in equal shares.`,
        'ARTICLE IV. DURING LIFE. The Trustee shall pay to the Grantor so much of the net income as the Grantor may from time to time direct.',
        'ARTICLE V. AT DEATH. Upon the death of the Grantor the Trustee shall divide the trust estate as provided in Article III, free of trust, each share to vest at age twenty-five.',
        'ARTICLE VI. POWERS. The Trustee may retain, sell, lease, mortgage or invest any property as a prudent person would, without leave of any court.',
      ],
      { width: 452, size: 10.6, leading: 17, gap: 8 },
    )
    const one: Mark[] = [
      text(306, 84, name.toUpperCase(), { size: 14, face: 'serif-bold', align: 'middle' }),
      line(150, 94, 462, 94),
      text(306, 112, 'Declaration and Agreement of Trust', { size: 10.4, face: 'serif', align: 'middle' }),
      ...first.marks,
      text(306, 764, 'Page 1 of 2     SPECIMEN', { size: 8, face: 'serif', align: 'middle' }),
    ]
    const last = prose(
      80,
      90,
      ['IN WITNESS WHEREOF the parties have signed this Agreement on the day first above written.'],
      {
        width: 452,
        size: 10.6,
      },
    )
    const two: Mark[] = [
      ...last.marks,
      ...signingLine(300, 180, 220, `${maker.full}, Grantor`),
      ...signingLine(300, 250, 220, `${trustee.full}, Trustee`),
      text(80, 310, `STATE OF OHIO, COUNTY OF ${paper.pick(['GREENE', 'CLARK'])}, ss.`, { size: 9.6, face: 'serif' }),
      text(80, 328, 'Subscribed and sworn to before me by the above named.', { size: 9.6, face: 'serif' }),
      ...signingLine(80, 380, 200, 'Notary Public'),
      text(306, 764, 'Page 2 of 2     SPECIMEN', { size: 8, face: 'serif', align: 'middle' }),
    ]
    return [pageOf('letter', one), pageOf('letter', two)]
  },
}
