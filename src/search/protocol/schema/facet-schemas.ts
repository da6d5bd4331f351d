import * as Type from './type';
import { count, list, number, object, open, text, yes } from './kinds';

/** Facets of a response. */
export const facetDefinitions = {
  Facet: object('A facet with its values, or a slider with its bounds.', {
    id: text('Id of the facet.'),
    name: text('Label to display.'),
    'type?': text(
      'How to display the facet, such as `select`, `multiSelect`, `slider`, or `navigation`. Other words are possible.',
    ),
    filterName: text(
      'Name of the filter parameter, `f.{id}`. It can have an operator, as in `f.brand.or`.',
    ),
    count: count('Number of values. For a slider, the number of documents.'),
    'resultCount?': count('Sum of the counts of all values.'),
    'selected?': yes('`true` when the request filters by this facet, otherwise absent.'),
    'values?': list('Values to choose from. Absent for sliders.', Type.Ref('FacetValue')),
    'minValue?': number('Lower bound that is selected on a slider.'),
    'maxValue?': number('Upper bound that is selected on a slider.'),
    'minRange?': number('Lowest value available. The selected bounds are within the range.'),
    'maxRange?': number('Highest value available. The selected bounds are within the range.'),
    'unit?': text('Unit of the numbers, such as `mm`.'),
    'properties?': open('Further values that the search app adds.'),
    'children?': list('Facets below this one.', Type.Ref('Facet')),
  }),
  FacetValue: object('A value of a facet.', {
    value: Type.Union([Type.String(), Type.Number(), Type.Boolean()], {
      description: 'Value to display. Numbers stay numbers.',
    }),
    count: count('Number of documents with the value. With variants, the number of groups.'),
    filter: text(
      'Part of a query string that filters by the value. It is encoded: append it as it is. For a value below another one, it has the filters of both.',
      {
        examples: ['f.brand=Brandt%20%26%20Rowe'],
      },
    ),
    'selected?': yes('`true` when the request filters by this value, otherwise absent.'),
    'children?': Type.Ref('Facet', {
      description: 'Facet below the value: the next level of a tree.',
    }),
    'position?': count('Position of the value in the list.'),
    'properties?': open(
      'Further values that the search app adds, such as `color` on color facets.',
    ),
    'customData?': open('Metrics of a value of a histogram.'),
  }),
  Slider: object('A slider of an older app.', {
    id: text('Id of the slider.'),
    'name?': text('Label to display.'),
    'filterName?': text('Name of the filter parameter.'),
    'count?': count('Number of documents.'),
    'minValue?': number('Lower bound that is selected. Without a selection, the lowest value.'),
    'maxValue?': number('Upper bound that is selected. Without a selection, the highest value.'),
    'minRange?': number('Lowest value available.'),
    'maxRange?': number('Highest value available.'),
    'selected?': yes('`true` when the request filters by this slider.'),
  }),
};
