import { t } from '../../content/types.ts'
import { type Handout, heading, note, text } from './blocks.ts'

/** How to write about Talad and how to use its logo and colours. */
export const MEDIA_KIT: Handout = [
  heading('โลโก้', 'Logo'),
  text(
    'โลโก้คือตัว T ที่เป็นแผงในตลาด มีกันสาดดาวเรืองสองโค้งกับเสาใบตอง ใช้คู่กับชื่อ Talad เสมอเมื่อเป็นการพูดถึงครั้งแรก',
    'The logo is a T that is also a market stall: marigold scallops over a leaf-green post. Where Talad is mentioned for the first time, keep the name beside it.',
  ),
  { kind: 'logos', grounds: ['#ffffff', '#0b4634', '#0d1310'] },
  {
    kind: 'list',
    items: [
      t('เว้นรอบโลโก้อย่างน้อยเท่ากับกันสาดหนึ่งโค้ง', 'Leave at least one scallop of clear space all round.'),
      t(
        'สูงไม่น้อยกว่า 20 พิกเซลบนจอ หรือ 6 มิลลิเมตรบนกระดาษ',
        'Never smaller than 20 pixels high on screen, or 6 millimetres on paper.',
      ),
      t(
        'พื้นขาวใช้เสาใบตอง พื้นใบตองใช้เสาขาว พื้นมืดใช้เสาใบตองอ่อน พื้นอื่นให้วางโลโก้บนกล่องขาว',
        'Leaf post on white, white post on leaf, pale leaf post on dark. On any other ground, put the logo on a white box.',
      ),
    ],
  },
  heading('สี', 'Colours'),
  {
    kind: 'swatches',
    colours: [
      { name: t('ใบตอง', 'Leaf'), hex: '#0b4634' },
      { name: t('ใบตองอ่อน', 'Pale leaf'), hex: '#a3d8bf' },
      { name: t('ดาวเรือง', 'Marigold'), hex: '#ffbf1f' },
      { name: t('อัญชัน', 'Anchan'), hex: '#3d63dd' },
      { name: t('หมึก', 'Ink'), hex: '#141a16' },
    ],
  },
  text(
    'ใบตองเป็นสีหลัก ดาวเรืองใช้เน้นจุดเดียวในหน้า ตัวหนังสือบนดาวเรืองใช้ใบตองเข้มหรือหมึก อย่าใช้สีขาวเพราะอ่านยาก',
    'Leaf leads. Marigold is for one highlight on a page, with dark leaf or ink for the words on it: white is too hard to read there.',
  ),
  heading('ตัวอักษร', 'Type'),
  text(
    'หน้าจอและหัวเรื่องใช้ Anuphan ข้อความยาวใช้ IBM Plex Sans Thai Looped และเอกสารใช้ Sarabun ทั้งสามใช้ได้ฟรีภายใต้ SIL Open Font License',
    'Anuphan for screens and headlines, IBM Plex Sans Thai Looped for long reading, and Sarabun for papers. All three are free under the SIL Open Font License.',
  ),
  heading('ประโยคแนะนำ คัดลอกไปใช้ได้', 'Lines about us, ready to copy'),
  {
    kind: 'table',
    head: [t('ความยาว', 'Length'), t('ข้อความ', 'Text')],
    shares: [1, 5],
    rows: [
      [
        t('หนึ่งบรรทัด', 'One line'),
        t(
          'Talad ตลาดกลางของงานรีวิวไทยที่บอกราคา ค่าบริการ และภาษีตั้งแต่แรก',
          'Talad is the Thai marketplace for creator jobs that shows price, fee and tax from the start.',
        ),
      ],
      [
        t('สั้น', 'Short'),
        t(
          'Talad เป็นที่ที่แบรนด์กับครีเอเตอร์ไทยเจอกันเพื่อทำงานรีวิว เงินพักไว้ตั้งแต่ก่อนเริ่ม ทุกขั้นมีกำหนดเวลา และเอกสารภาษีครบทั้งสองฝั่ง',
          'Talad is where Thai brands and creators meet for review jobs. The money is on hold before work starts, every step has a deadline, and both sides get their tax papers.',
        ),
      ],
      [
        t('ยาว', 'Long'),
        t(
          'แบรนด์เขียนบรีฟ ตั้งค่าจ้าง แล้วเลือกครีเอเตอร์จากคะแนนความตรงที่บอกเหตุผลเป็นคำพูด ครีเอเตอร์เชื่อมต่อช่อง ตั้งราคาเอง และรับเฉพาะงานที่อยากทำ Talad พักเงินไว้กลางทาง ตรวจว่าโพสต์ขึ้นจริง แล้วจึงจ่ายพร้อมหักภาษีและออกใบ 50 ทวิ แบรนด์จ่ายค่าบริการ 10% ส่วนครีเอเตอร์ไม่เสียค่าบริการ',
          'Brands write a brief, set the pay and choose creators by a match score with its reasons in words. Creators connect their channels, set their own prices and take only the jobs they want. Talad holds the money in between, checks that the post is live, then pays, withholds the tax and writes the 50 Tawi certificate. Brands pay a 10% service fee; creators pay none.',
        ),
      ],
    ],
  },
  heading('ข้อเท็จจริงที่อ้างได้', 'Facts you can quote'),
  {
    kind: 'list',
    items: [
      t('ดำเนินการโดยบริษัท ตลาด มีเดีย จำกัด กรุงเทพมหานคร', 'Run by Talad Media Co., Ltd., Bangkok.'),
      t('ช่องส่วนใหญ่เริ่มรับงานได้ตั้งแต่ผู้ติดตาม 500 คน', 'Most channels can take jobs from 500 followers on.'),
      t(
        'ตัวอย่างที่ใช้บ่อย งาน 4,500 บาท แบรนด์พักไว้ 4,950 เครดิต ครีเอเตอร์ได้ 4,365 บาทหลังหักภาษี 3%',
        'A worked example: on a THB 4,500 job the brand holds 4,950 credits and the creator gets THB 4,365 after 3% tax.',
      ),
      t('ดราฟต์ที่แบรนด์ไม่ตรวจใน 72 ชั่วโมงถือว่าผ่าน', "A draft that a brand doesn't review within 72 hours is approved."),
      t('ทุกโพสต์จากงานใน Talad ต้องมีแฮชแท็กโฆษณา', 'Every post from a Talad job carries a disclosure tag.'),
    ],
  },
  note(
    'ตัวเลขในหน้านี้เป็นของเวอร์ชันนี้ ก่อนเผยแพร่ให้เทียบกับหน้าคำถามที่พบบ่อยในเว็บอีกครั้ง',
    'The figures are those of this version. Check them against the FAQ on the site before you publish.',
  ),
  heading('เวลาใช้ ระวังตรงนี้', 'Please watch for these'),
  {
    kind: 'table',
    head: [t('ทำได้', 'Do'), t('อย่าทำ', "Don't")],
    shares: [1, 1],
    rows: [
      [
        t('เขียนชื่อว่า Talad หรือตลาด Talad', 'Write the name as Talad.'),
        t('TALAD, talad.com หรือแปลชื่อเป็นคำอื่น', 'TALAD, talad.com, or a translation of the name.'),
      ],
      [
        t('วางโลโก้ตรง ๆ ตามสัดส่วนเดิม', 'Keep the logo straight and in proportion.'),
        t(
          'ยืด เอียง ใส่เงา เปลี่ยนสี หรือวางทับภาพรก ๆ',
          'Stretch, tilt, shade or recolour it, or lay it over a busy picture.',
        ),
      ],
      [
        t('บอกว่างานจ้างผ่าน Talad เมื่อเป็นเรื่องจริง', 'Say a job came through Talad where it did.'),
        t('ใช้โลโก้ให้ดูเหมือนเรารับรองสินค้าหรือผลลัพธ์', 'Use the logo as if we vouched for a product or a result.'),
      ],
      [
        t('ใช้คำว่า ครีเอเตอร์ แบรนด์ และงาน', 'Say creators, brands and jobs.'),
        t('เรียกเงินที่พักไว้ว่าเงินฝาก เพราะเราไม่ใช่ธนาคาร', "Call money on hold a deposit: we aren't a bank."),
      ],
    ],
  },
  text(
    'ต้องการไฟล์เวกเตอร์ ภาพประกอบ หรือคนให้สัมภาษณ์ เขียนถึงเราที่หน้าติดต่อเรา ส่วนเอเจนซีและองค์กรใช้หน้าร่วมเป็นพันธมิตร',
    'For vector files, pictures or somebody to interview, write to us from the contact page. Agencies and organisations, please use the partnership page.',
  ),
]
