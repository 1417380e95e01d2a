import { addDays, parts } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, ordinal, pageOf, prose, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A grant as the registry in England seals it: running sentences in a serif, no captions, the estate's value near the foot. */
export const grantOfProbate: UnseenLayout = {
  name: 'grant-of-probate',
  docType: 'probate',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'GB')
    const [dead, first, second] = [next(), next(), next()]
    const sealed = addDays(paper.today, -paper.between(20, 700))
    const died = addDays(sealed, -paper.between(80, 300))
    const executors = paper.chance(0.5) ? [first, second] : [first]
    const names = executors.map((one) => one.full.toUpperCase())
    putJoined(paper, 'executors', names, '; ')
    const name = paper.put('document_holder_name', dead.full.toUpperCase())
    const day = ordinal(parts(sealed).day)
    const gross = paper.between(20_000, 90_000) * 1000
    const [fit, registry] = [{ size: 11, face: 'serif' } as const, paper.pick(['Newcastle', 'Winchester', 'Cardiff'])]
    const marks: Mark[] = [
      ...seal(297, 96, 42, '#8b1a2b'),
      text(297, 172, 'IN THE HIGH COURT OF JUSTICE', { size: 13, face: 'serif-bold', align: 'middle' }),
      text(297, 192, `The District Probate Registry at ${registry}`, { ...fit, align: 'middle' }),
    ]
    const body = prose(
      72,
      236,
      [
        `BE IT KNOWN that ${name} of ${dead.lines[0]}, ${dead.lines[1]}`,
        `died on the ${ordinal(parts(died).day)} day of ${dated(died, 'N Y')} domiciled in England and Wales`,
        'AND BE IT FURTHER KNOWN that the last Will and Testament of the said deceased (a copy of which is annexed) was proved and registered in the said Registry and that the administration of all the estate which by law devolves to and vests in the personal representative of the said deceased was granted by the High Court of Justice on this date to',
        executors.map((one, index) => `${names[index]} of ${one.lines.join(', ')}`).join(' and '),
        executors.length > 1 ? 'the executors named in the said Will.' : 'the executor named in the said Will.',
        'It is hereby certified that it appears from information supplied on the application for this grant that',
        `the gross value of the estate in the United Kingdom amounts to £${grouped(gross, ',', '.').slice(0, -3)}`,
        `and the net value amounts to £${grouped(gross - paper.between(100, 900) * 1000, ',', '.').slice(0, -3)}`,
        `Dated the ${paper.put('document_date', sealed, `${day} day of ${dated(sealed, 'N Y')}`)}`,
      ],
      { width: 450, size: 11, gap: 11 },
    )
    marks.push(...body.marks, line(340, body.next + 44, 522, body.next + 44))
    marks.push(
      text(431, body.next + 57, 'District Registrar / Probate Officer', { size: 9, face: 'serif', align: 'middle' }),
    )
    marks.push(text(72, body.next + 57, `Reference: ${paper.code('1###-####-####-####')}`, { size: 9, face: 'serif' }))
    marks.push(text(72, 800, 'Extracted personally.  SPECIMEN', { size: 8, face: 'serif' }))
    return [pageOf('a4', marks)]
  },
}
