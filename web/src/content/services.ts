/** Specification §2: titles of the slides to the letter; the captions and the rest are the company's own words. */
export interface SlideText {
  title: string;
  caption: string;
}

export interface ServiceText {
  heading: string;
  lead: string;
  carousel: string;
  slides: readonly SlideText[];
  stepsHeading: string;
  steps: readonly { title: string; text: string }[];
  ask: string;
}

export const plots = {
  heading: 'Plots and Approvals',
  lead: 'Land you can stand on, with papers you can read. Every layout that we sell has its DTCP approval before the first plot is offered.',
  carousel: 'What you get with a plot',
  slides: [
    {
      title: 'Approval Layout Plots With Compound',
      caption: 'A wall around the layout, a gate, roads to every plot and a stone on every corner.',
    },
    {
      title: 'Plots with Naturals',
      caption: 'Coconut, neem and the hills in view. Wells and trees stay where they can.',
    },
    {
      title: 'DTPC Approval',
      caption:
        'The layout is approved before we sell, and we help with approval for land you own already.',
    },
    {
      title: 'Save Your Money',
      caption:
        'Pay for measured ground only, at a price in writing, and use the rest for the house.',
    },
  ],
  stepsHeading: 'How a plot becomes yours',
  steps: [
    {
      title: 'Walk it',
      text: 'We meet at the site, follow the boundary stones together and measure the plot that you like.',
    },
    {
      title: 'Read it',
      text: 'You get copies of the approval, the title papers and the encumbrance certificate to show to anyone you trust.',
    },
    {
      title: 'Finance it',
      text: 'If you need a home loan, we put together the papers that your bank asks for and come along.',
    },
    {
      title: 'Register it',
      text: 'We go to the registrar’s office with you. Afterwards come the patta and, if you like, the house plan.',
    },
  ],
  ask: 'Which town, and how large?',
} as const satisfies ServiceText;

export const construction = {
  heading: 'Construction Work',
  lead: 'Houses, shops and renovation, from the survey to the handing over of the key. You see the plan and the estimate before we dig.',
  carousel: 'What we do on a building site',
  slides: [
    {
      title: 'Building Elevation, Survey, & Estimation',
      caption: 'The ground measured, the front drawn and every item priced before work begins.',
    },
    {
      title: 'Highly Skilled Engineers and Employees',
      caption: 'Our engineers are on the site; masons, bar benders and carpenters work under them.',
    },
    {
      title: 'Building contruction and Renovation',
      caption:
        'New houses from the foundation up, and old ones repaired, widened or raised by a floor.',
    },
    {
      title: '2D & 3D Plans',
      caption: 'Rooms, stairs and light on paper first, then in 3D, until the family agrees.',
    },
  ],
  stepsHeading: 'From an empty plot to a key',
  steps: [
    { title: 'Survey', text: 'We measure plot, slope and road level and look at the soil.' },
    { title: 'Plan', text: 'A 2D plan for the approval and the mason, a 3D view for you.' },
    { title: 'Estimate', text: 'Materials and labour item by item, so that you can compare.' },
    {
      title: 'Build',
      text: 'Foundation, frame, walls, finish. You are welcome on the site at any hour.',
    },
  ],
  ask: 'Building new, or repairing?',
} as const satisfies ServiceText;

export const roadWork = {
  heading: 'Road Work',
  lead: 'A road is as good as the layers that nobody sees. These are ours, in the order in which they are laid.',
  carousel: 'A road, layer by layer',
  slides: [
    {
      title: 'sub-grade earth work',
      caption:
        'Levelled, watered and rolled until it carries. Contact us for earth work on your land.',
    },
    {
      title: 'gravel billing and water rolling',
      caption: 'Gravel spread, watered and pressed into one bed. Contact us for a gravel road.',
    },
    {
      title: 'wet-mix water rolling',
      caption: 'Stone and dust, mixed wet and rolled tight. Contact us to see a finished stretch.',
    },
    {
      title: '1-foot mini plant tar road',
      caption: 'Hot mix from a mini plant for lanes and layouts. Contact us for the rate.',
    },
    {
      title: '2-foot mini plant tar road',
      caption: 'The heavier surface, for carts, cars and lorries. Contact us for an estimate.',
    },
  ],
  stepsHeading: 'Before the roller comes',
  steps: [
    {
      title: 'Look',
      text: 'We walk the line of the road with you and note water, slope and trees.',
    },
    { title: 'Level', text: 'A survey gives the heights, so that rain runs off and not in.' },
    { title: 'Price', text: 'Length, width and layers in one estimate.' },
    { title: 'Lay', text: 'Layer by layer, each one rolled before the next.' },
  ],
  ask: 'How long is the road?',
} as const satisfies ServiceText;

export const serviceFrame = {
  askText: 'Two lines are enough to begin with.',
  whatsapp: 'Ask on WhatsApp',
  form: 'contact us',
  others: 'Our other services',
};

export const carouselText = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Stop the slides',
  play: 'Start the slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};
