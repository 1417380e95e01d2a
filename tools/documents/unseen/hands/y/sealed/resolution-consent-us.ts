import { addDays } from '../../../../calendar.ts'
import { text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, signingLine, putJoined } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A written consent of directors for a bank account: whereas and resolved, a list of officers who may sign, date at the foot. */
export const resolutionConsentUs: UnseenLayout = {
  name: 'resolution-consent-us',
  docType: 'board_resolution',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'US')
    const [president, treasurer, secretary] = [next(), next(), next()]
    const signed = addDays(paper.today, -paper.between(5, 500))
    const name = paper.put('legal_name', `${firm(paper, 'US')}, Inc.`)
    putJoined(paper, 'signatories', [president.full, treasurer.full], '; ')
    const body = prose(
      80,
      140,
      [
        `The undersigned, being all of the directors of ${name}, a corporation of the State of ${paper.pick(['Delaware', 'Oklahoma', 'Idaho'])} (the "Corporation"), acting without a meeting, hereby adopt the following:`,
        'WHEREAS it is in the best interest of the Corporation to open one or more deposit accounts with Plains & Harbor Bank, N.A. (the "Bank");',
        'RESOLVED, that the Bank is designated a depository of the Corporation and that accounts be opened in its name;',
        'RESOLVED FURTHER, that either of the following persons, whose titles appear beside their names, may sign checks, drafts and other orders on behalf of the Corporation:',
      ],
      { width: 452, size: 10.6, gap: 11 },
    )
    const marks: Mark[] = [
      text(306, 82, 'UNANIMOUS WRITTEN CONSENT', { size: 13, face: 'serif-bold', align: 'middle' }),
      text(306, 98, 'OF THE BOARD OF DIRECTORS IN LIEU OF MEETING', { size: 11, face: 'serif-bold', align: 'middle' }),
      ...body.marks,
      text(120, body.next + 12, president.full, { size: 10.6, face: 'serif' }),
      text(340, body.next + 12, 'President', { size: 10.6, face: 'serif' }),
      text(120, body.next + 30, treasurer.full, { size: 10.6, face: 'serif' }),
      text(340, body.next + 30, 'Treasurer', { size: 10.6, face: 'serif' }),
    ]
    const end = prose(
      80,
      body.next + 64,
      [
        'RESOLVED FURTHER, that the Bank may rely on this consent until it receives written notice of its revocation.',
        `Executed as of ${paper.put('document_date', signed, dated(signed, 'N d, Y'))}.`,
      ],
      { width: 452, size: 10.6, gap: 11 },
    )
    marks.push(...end.marks, ...signingLine(300, end.next + 50, 230, `${secretary.full}, Secretary`))
    marks.push(text(80, 760, 'SPECIMEN', { size: 8, face: 'serif' }))
    return [pageOf('letter', marks)]
  },
}
