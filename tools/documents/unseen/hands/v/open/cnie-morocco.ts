import { addDays, parts } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { overprint } from '../../../../drawing/overprint.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { arabic } from '../arabic.ts'
import { dated, easel, plain } from '../kit.ts'
import { cardLines, faceOf, sexOf } from '../mrz.ts'
import { folk } from '../people.ts'

const written: Readonly<Record<string, string>> = {
  Hajar: 'هاجر',
  Loubna: 'لبنى',
  Ikram: 'إكرام',
  Zineb: 'زينب',
  Siham: 'سهام',
  Nawal: 'نوال',
  Ghizlane: 'غزلان',
  Asmae: 'أسماء',
  Hamza: 'حمزة',
  Abdelilah: 'عبد الإله',
  Soufiane: 'سفيان',
  Mehdi: 'المهدي',
  Tarik: 'طارق',
  Noureddine: 'نور الدين',
  Ayoub: 'أيوب',
  Jaouad: 'جواد',
  Benkirane: 'بنكيران',
  'El Ouafi': 'الوافي',
  Chraibi: 'الشرايبي',
  Lahlou: 'لحلو',
  Bennis: 'بنيس',
  'Ait Taleb': 'أيت طالب',
  Sekkat: 'السقاط',
  Zerhouni: 'الزرهوني',
  'El Mansouri': 'المنصوري',
  Casablanca: 'الدار البيضاء',
  Rabat: 'الرباط',
  Marrakech: 'مراكش',
  Fès: 'فاس',
  Tanger: 'طنجة',
  Agadir: 'أكادير',
  Meknès: 'مكناس',
}

/** A Moroccan identity card of the second generation: names without captions in both scripts, parents and home on the back. */
export const cnieMorocco: UnseenLayout = {
  name: 'cnie-morocco',
  docType: 'national_id',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const next = folk(paper, 'MA')
    const [holder, mother, father] = [next(), next('F').given, next('M').given]
    const grand = paper.pick(['Mohamed', 'Ahmed', 'Lahcen', 'Brahim'])
    const expiry = addDays(paper.today, paper.between(90, 3300))
    const number = paper.put('id_number', paper.code(paper.pick(['@######', '@@######', '@@#####'])))
    const given = paper.put('first_name', plain(holder.given))
    const surname = paper.put('last_name', plain(holder.surname))
    const red = '#8e1c2b'
    const front = easel({ face: 'sans', size: 32, color: '#151515' })
    const { say, add } = front
    const small = { size: 18, color: '#42504a' } as const
    const arabicOf = (name: string) => written[name] ?? ''

    add(...rosette(620, 420, 280, { color: '#7fb39a', opacity: 0.4 }))
    say(60, 66, paper.put('id_country', 'MA', 'ROYAUME DU MAROC'), { face: 'sans-bold', size: 27, color: red })
    say(60, 100, 'CARTE NATIONALE D’IDENTITE', { face: 'sans-bold', size: 25, color: '#1e5a42' })
    add(...arabic(1140, 66, 32, 'المملكة المغربية', red))
    add(...arabic(1140, 106, 30, 'البطاقة الوطنية للتعريف', '#1e5a42'))
    const star = Array.from({ length: 5 }, (_, index) => {
      const angle = -Math.PI / 2 + (index * 4 * Math.PI) / 5
      return `${(640 + 38 * Math.cos(angle)).toFixed(1)} ${(78 + 38 * Math.sin(angle)).toFixed(1)}`
    })
    add(shape(`M${star.join(' L')} Z`, { stroke: '#1e5a42', strokeWidth: 5 }))
    add(...faceOf(paper, holder, { x: 60, y: 150, scale: 1.15 }))
    add(...arabic(1140, 190, 36, arabicOf(holder.given)))
    say(450, 226, given, { face: 'sans-bold' })
    add(...arabic(1140, 276, 36, arabicOf(holder.surname)))
    say(450, 312, surname, { face: 'sans-bold' })
    say(450, 388, holder.woman ? 'Née le' : 'Né le', small)
    say(560, 388, paper.put('date_of_birth', holder.birth, dated(holder.birth, 'DD.MM.YYYY')))
    add(...arabic(1140, 388, 24, holder.woman ? 'مزدادة بتاريخ' : 'مزداد بتاريخ', '#42504a'))
    add(...arabic(1110, 436, 30, arabicOf(holder.birthplace)))
    add(...arabic(1140, 436, 24, 'ب', '#42504a'))
    say(450, 472, 'à', small)
    say(490, 472, paper.put('place_of_birth', plain(holder.birthplace)))
    say(450, 560, 'Valable jusqu’au', small)
    say(640, 560, paper.put('id_expiry', expiry, dated(expiry, 'DD.MM.YYYY')))
    add(...arabic(1140, 560, 24, 'صالحة إلى غاية', '#42504a'))
    say(66, 656, 'N°', small)
    say(104, 658, number, { face: 'sans-bold', size: 38, color: red })
    add(roundedBox(1000, 610, 130, 96, 12, { fill: '#d5b964', stroke: '#8f752c', strokeWidth: 2 }))
    say(700, 690, paper.code('CAN ######'), { size: 22 })
    add(overprint(660, 480, 120, 'SPECIMEN'))

    const back = easel({ face: 'sans', size: 26, color: '#151515' })
    back.add(box(60, 44, 4, 4, { fill: red }))
    Array.from({ length: 60 }, (_, index) =>
      back.add(box(60 + index * 9, 44, 2 + paper.between(0, 4), 54, { fill: '#111' })),
    )
    back.say(1140, 84, number, { face: 'sans-bold', size: 32, align: 'right', color: red })
    back.say(920, 84, 'N°', { ...small, align: 'right' })
    const fatherName = `${father} ben ${grand}`.toUpperCase()
    const motherName = `${mother} bent ${paper.pick(['Larbi', 'Driss', 'Allal'])}`.toUpperCase()
    back.say(60, 150, holder.woman ? 'Fille de' : 'Fils de', small)
    back.say(170, 150, paper.put('father_name', fatherName))
    back.say(60, 192, 'et de', small)
    back.say(170, 192, paper.put('mother_name', motherName))
    back.add(...arabic(1140, 150, 26, `${holder.woman ? 'بنت' : 'ابن'} ${arabicOf(father)}`))
    back.add(...arabic(1140, 192, 26, `و ${arabicOf(mother)}`))
    const home = holder.lines.map((row) => plain(row.replace(/^\d{5} /, '')))
    paper.put('address', home.join(', '), home[0])
    back.say(60, 250, 'Adresse', small)
    home.forEach((row, index) => back.say(170, 250 + index * 36, row))
    back.add(...arabic(1140, 250, 24, 'العنوان', '#42504a'))
    back.say(60, 350, 'N° état civil', small)
    back.say(200, 350, `${paper.between(12, 2400)}/${parts(holder.birth).year}`)
    back.say(560, 350, 'Sexe', small)
    back.say(620, 350, paper.put('sex', sexOf(holder)))
    back.add(...arabic(1140, 350, 24, 'رقم الحالة المدنية', '#42504a'))
    const serial = paper.code('@@######')
    const lines = cardLines({
      code: 'I<',
      state: 'MAR',
      nationality: 'MAR',
      number: serial,
      optional: number,
      holder,
      surname,
      given,
      expiry,
    })
    back.add(box(0, 430, 1198, 270, { fill: '#fbfbf8' }))
    back.add(...printMrz(lines, { x: 66, y: 474, millimetre: 14, leadingMm: 4.8 }))
    back.add(overprint(640, 330, 110, 'SPECIMEN'))
    const tint = { tint: '#eaf1ea', wave: '#9fc4ae' }
    return [cardSide(tint, front.marks), cardSide(tint, back.marks)]
  },
}
