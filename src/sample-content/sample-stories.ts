import type { SampleContext, SampleRecord } from './sample-context.ts'

export function sampleStories({ url }: SampleContext): SampleRecord[] {
  const stories = [
    {
      id: 'mona-farouk',
      name: 'Mona Farouk',
      role: 'Founder of Sunbasket, Minya',
      story:
        'Every June a third of the tomatoes around Mona’s village rotted at the roadside. She built a dryer out of window frames, then a better one, then forty. In Bridgez she learned to sell drying by the kilogram instead of selling dryers, and the company stopped losing money in its fourth month. Today Sunbasket dries 900 tonnes a year, buys from 310 farms and employs 46 people, 38 of them women from the villages around.',
      quote: 'I came for a grant and left with a price list. The price list was worth more.',
      imageUrl: url('portrait-mona'),
      programId: 'bridgez',
    },
    {
      id: 'daniel-otieno',
      name: 'Daniel Otieno',
      role: 'Founder of Kazi Repair, Kisumu',
      story:
        'Daniel repaired phones on a folding table by the lake. His mentor, who had run a chain of workshops in Alexandria, asked him each fortnight for one number: how many repairs came back. When it fell below three in a hundred he opened a second shop, then a school for apprentices. Kazi Repair now has five shops and 29 employees, and Daniel has become a mentor himself.',
      quote: 'She never told me what to do. She asked until I knew it.',
      imageUrl: url('portrait-daniel'),
      programId: 'imentor',
    },
    {
      id: 'saber-abdelaal',
      name: 'Saber Abdelaal',
      role: 'Farmer in Farafra',
      story:
        'Saber’s father flooded the field once a week, and so did he, until the well took an hour longer to fill each year. He was the last in his village to try the drip lines, on one feddan out of six, so that he could show his neighbours that they were wrong. He harvested twice that year. Now all six are under drip, and he teaches the winter course of the farmer school.',
      quote: 'The water I save is my grandson’s. I only keep it for him.',
      imageUrl: url('portrait-saber'),
      projectId: 'eden',
    },
    {
      id: 'mariam-guirguis',
      name: 'Mariam Guirguis',
      role: 'Trainer at the Graphene hub in Mallawi',
      story:
        'Mariam came to the hub to print a form and stayed for the evening class. Eight months later she kept the books of two shops in her street; a year later the hub needed a trainer, and everyone she had helped put down her name. She has since taught 640 people, and the two shops have become eleven.',
      quote: 'People think a computer is for the clever. I tell them I started with the printer.',
      imageUrl: url('portrait-mariam'),
      projectId: 'graphene',
    },
  ]
  return stories.map((story, order) => ({ programId: '', projectId: '', ...story, order, isActive: true }))
}
