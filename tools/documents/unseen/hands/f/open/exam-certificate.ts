import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, page } from '../kit.ts'
import { resident } from '../people.ts'

/** A school-leaver's examination certificate: centre and candidate numbers, subjects and grades. */
export const examCertificate: UnseenLayout = {
  name: 'exam-certificate',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const year = paper.between(2014, 2025)
    const grade = () => paper.pick(['9 (nine)', '8 (eight)', '7 (seven)', '6 (six)', '5 (five)', '4 (four)'])
    return [
      page(
        [
          box(18, 18, 559, 806, { stroke: '#1e3a8a', strokeWidth: 3 }),
          ellipse(297, 90, 40, 28, { stroke: '#1e3a8a', strokeWidth: 2 }),
          text(297, 96, 'NCEB', { size: 16, face: 'serif-bold', align: 'middle', color: '#1e3a8a' }),
          text(297, 150, 'General Certificate of Secondary Education', {
            size: 17,
            face: 'serif-bold',
            align: 'middle',
          }),
          text(297, 176, `Examinations of summer ${year}`, { size: 12, face: 'serif', align: 'middle' }),
          text(297, 226, `${who.first} ${who.middle} ${who.last}`.toUpperCase(), {
            size: 16,
            face: 'sans-bold',
            align: 'middle',
          }),
          text(297, 244, `born ${paper.between(1, 28)} March ${year - 16}   UCI ${paper.code('#####0@########@')}`, {
            size: 9,
            align: 'middle',
          }),
          text(
            297,
            262,
            `${paper.pick(['Hartsholme Academy', 'St Winifred’s School', 'Ysgol Bryn Teg'])}   centre ${paper.code('#####')}   candidate ${paper.code('####')}`,
            { size: 9, align: 'middle' },
          ),
          ...grid(
            [110, 250, -490],
            [
              ['Qualification', 'Subject', 'Grade'],
              ...[
                'English Language',
                'English Literature',
                'Mathematics',
                'Combined Science',
                'French',
                'History',
                'Food Preparation',
              ].map((subject) => ['GCSE (9-1)', subject, grade()]),
            ],
            { y: 312, size: 11, face: 'serif', leading: 28, rule: '#c7d2fe' },
          ),
          text(110, 640, 'Chief Executive', { size: 9, face: 'serif' }),
          text(490, 640, `Certificate ${paper.code('########')}   ${paper.between(4, 20)}/11/${year}`, {
            size: 9,
            face: 'serif',
            align: 'right',
          }),
          text(297, 780, 'Northern Counties Examining Board. Any alteration makes this certificate invalid.', {
            size: 8,
            face: 'serif',
            align: 'middle',
          }),
        ],
        '#f5f7ff',
      ),
    ]
  },
}
