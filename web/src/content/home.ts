/** Specification §2, "Home". Headings and button texts are to the letter, "QOUTE" included. */
export const home = {
  hero: {
    headline: 'Best Land Promoters In Theni District',
    description:
      'Approved plots between the Ghats and the Vaigai, the plan for your house, the house itself and the road that leads to it. One office in Theni answers for all of it.',
    button: 'contact us',
  },
  getInTouch: {
    heading: 'Get In Touch',
    text: 'About a plot, a plan, a wall or a road: ask us the way you ask a neighbour.',
  },
  whatWeDo: {
    heading: 'WHAT WE DO',
    intro: 'First the land, then the plan, then the walls and the road: one office for all of it.',
    button: 'Read More',
    cards: {
      plots: {
        title: 'Plots For Sale',
        text: 'DTCP approved layouts with stones on every corner, a compound wall and a road to your gate. We walk the boundary with you before you pay.',
      },
      plans: {
        title: '2D, 3D Home Plans',
        text: 'A plan drawn for your plot, your family and the wind, and a 3D view of it before the first brick.',
      },
      roads: {
        title: 'Road & Construction Works',
        text: 'Houses, renovation and roads by our own engineers, from the survey and the estimate onwards.',
      },
    },
  },
  homeLoans: {
    heading: 'Home loans',
    text: 'Buying or building on a loan? We tell you which papers a bank asks for, put the plot’s approval, title papers and estimate together, and go to the bank with you. The bank decides; we see to it that nothing is missing.',
    link: 'Ask about a home loan',
  },
  quote: {
    heading: 'GET A QOUTE',
    text: 'Tell us the town, the size and what you have in mind. You get a figure in writing.',
    button: 'contact us',
  },
  about: {
    heading: 'ABOUT US',
    text: [
      'We are land promoters and builders from Theni. We buy, measure and lay out land in the district, take it through DTCP approval, and build on it with our own engineers.',
      'The person who shows you the plot is the person you call when the house stands. You find every one of us, with a number, on the next page.',
    ],
    button: 'Read more',
    /** For screen readers, after the button's text. */
    buttonAim: 'about the company and its people',
  },
  recentProjects: {
    heading: 'Our Recent Projects',
    failed: 'The newest projects could not be loaded.',
    retry: 'Try again',
    all: 'See the whole gallery',
  },
};

/** Specification §4: shown where the list has fewer than six items, each with its drawing (`placeholder1` and so on). */
export const defaultProjects = [
  {
    Location: 'Theni',
    Service: 'Construction',
    Alt: 'Drawing of a finished house with two floors',
  },
  {
    Location: 'Periyakulam',
    Service: 'Plots for sales',
    Alt: 'Drawing of numbered plots along a road',
  },
  {
    Location: 'Bodinayakanur',
    Service: 'Construction',
    Alt: 'Drawing of a house in the making, with scaffold',
  },
  {
    Location: 'Cumbum',
    Service: 'Construction',
    Alt: 'Drawing of a roller on a new tar road',
  },
  {
    Location: 'Uthamapalayam',
    Service: 'Construction',
    Alt: 'Drawing of a house with a tiled roof',
  },
  {
    Location: 'Andipatti',
    Service: 'Plots and Approval',
    Alt: 'Drawing of engineers on numbered plots',
  },
] as const;
