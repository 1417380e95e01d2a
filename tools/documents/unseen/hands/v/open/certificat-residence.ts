import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { arabic } from '../arabic.ts'
import { dated, easel, page } from '../kit.ts'
import { folk } from '../people.ts'

/** A Moroccan certificate of residence: a printed bilingual form with dotted lines that an officer fills in by typewriter. */
export const certificatResidence: UnseenLayout = {
  name: 'certificat-residence',
  docType: 'residence_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = folk(paper, 'MA')()
    const written = addDays(paper.today, -paper.between(1, 85))
    const { say, add, rows, marks } = easel({ face: 'serif', size: 10.4 })
    const typed = { face: 'mono', size: 10.4, color: '#20264f' } as const

    rows(130, 50, 13, ['ROYAUME DU MAROC', 'MINISTERE DE L’INTERIEUR'], {
      face: 'serif-bold',
      size: 9,
      align: 'middle',
    })
    say(130, 78, paper.put('issuer_name', 'DIRECTION GENERALE DE LA SURETE NATIONALE'), { size: 7, align: 'middle' })
    rows(
      130,
      92,
      12,
      [
        `PREFECTURE DE POLICE DE ${holder.town.toUpperCase().replace('È', 'E')}`,
        `${paper.pick(['4EME', '7EME', '12EME'])} ARRONDISSEMENT`,
      ],
      { size: 7.6, align: 'middle' },
    )
    const right = ['المملكة المغربية', 'وزارة الداخلية', 'المديرية العامة للأمن الوطني', 'ولاية الأمن']
    right.forEach((content, index) =>
      add(...arabic(470, 50 + index * 15, index === 0 ? 12 : 10, content, '#1b1b1b', true)),
    )
    const star = Array.from({ length: 5 }, (_, index) => {
      const angle = -Math.PI / 2 + (index * 4 * Math.PI) / 5
      return `${(300 + 22 * Math.cos(angle)).toFixed(1)} ${(72 + 22 * Math.sin(angle)).toFixed(1)}`
    })
    add(shape(`M${star.join(' L')} Z`, { stroke: '#2c6b3a', strokeWidth: 2 }))
    say(50, 142, `N° ${paper.code('####')} / ${dated(written, 'YYYY')}`, typed)

    add(box(150, 172, 295, 54, { stroke: '#000', strokeWidth: 1 }))
    say(297, 194, 'CERTIFICAT DE RESIDENCE', { face: 'serif-bold', size: 15, align: 'middle' })
    add(...arabic(297, 216, 15, 'شهادة السكنى', '#1b1b1b', true))

    const place = [`${holder.lines[0] ?? ''}`, holder.town.toUpperCase()]
    const entries: readonly (readonly [string, string, string])[] = [
      ['Le Commissaire de Police soussigné certifie que', '', 'يشهد عميد الشرطة الموقع أسفله'],
      [
        'M., Mme, Mlle',
        paper.put('document_holder_name', `${holder.surname.toUpperCase()} ${holder.given}`),
        'أن السيد',
      ],
      ['Né(e) le', dated(holder.birth, 'DD/MM/YYYY'), 'المزداد بتاريخ'],
      ['à', holder.birthplace.toUpperCase(), 'ب'],
      ['De nationalité', 'MAROCAINE', 'الجنسية'],
      ['Profession', paper.pick(['SANS', 'COMMERCANT', 'ETUDIANT', 'FONCTIONNAIRE']), 'المهنة'],
      ['Titulaire de la CNIE n°', paper.put('id_number', paper.code('@@######')), 'رقم البطاقة الوطنية'],
      ['Demeure effectivement à', place[0] ?? '', 'يسكن ب'],
      ['', place[1] ?? '', ''],
      ['Depuis le', dated(addDays(written, -paper.between(200, 5000)), 'MM/YYYY'), 'منذ'],
    ]
    paper.put('address', place.join(', '), place[0])
    entries.forEach(([label, value, second], index) => {
      const y = 276 + index * 34
      say(50, y, label)
      add(...arabic(545, y, 11, second))
      const from = 190
      if (value !== '') {
        say(from + 10, y - 2, value, typed)
        for (let x = from; x < 440; x += 5) add(line(x, y + 2, x + 1, y + 2, { strokeWidth: 0.7 }))
      }
    })
    say(50, 640, 'Motif de la demande :')
    say(200, 638, paper.pick(['DOSSIER BANCAIRE', 'RENOUVELLEMENT CNIE', 'DOSSIER ADMINISTRATIF']), typed)
    say(
      330,
      682,
      `Fait à ${holder.town.toUpperCase()}, le ${paper.put('document_date', written, dated(written, 'DD/MM/YYYY'))}`,
      typed,
    )
    say(430, 700, 'Le Commissaire de Police', { align: 'middle' })
    for (const radius of [38, 35]) add(ellipse(440, 748, radius, radius, { stroke: '#7a1f5a', strokeWidth: 1.1 }))
    say(440, 751, 'SPECIMEN', { face: 'sans-bold', size: 8, align: 'middle', color: '#7a1f5a' })
    add(box(50, 700, 110, 70, { stroke: '#2c6b3a', strokeWidth: 0.7 }))
    rows(105, 726, 14, ['TIMBRE', '20 DH'], { size: 9, align: 'middle', color: '#2c6b3a' })
    say(50, 816, 'Ce certificat est valable trois mois à compter de la date de sa délivrance.', { size: 7.6 })
    return [page(marks)]
  },
}
