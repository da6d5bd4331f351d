import * as Type from './type';
import { count, number, open, text, yes } from './kinds';

/** Facets of a response. */
export const facetDefinitions = {
  Facet: Type.Object(
    {
      id: text('Id of the facet.'),
      name: text('Label to display.'),
      type: Type.Optional(
        text(
          'How to display the facet, such as `select`, `multiSelect`, `slider`, or `navigation`. Other words are possible.',
        ),
      ),
      filterName: text(
        'Name of the filter parameter, `f.{id}`. It can have an operator, as in `f.brand.or`.',
      ),
      count: count('Number of values. For a slider, the number of documents.'),
      resultCount: Type.Optional(count('Sum of the counts of all values.')),
      selected: Type.Optional(
        yes('`true` when the request filters by this facet, otherwise absent.'),
      ),
      values: Type.Optional(
        Type.Array(Type.Ref('FacetValue'), {
          description: 'Values to choose from. Absent for sliders.',
        }),
      ),
      minValue: Type.Optional(number('Lower bound that is selected on a slider.')),
      maxValue: Type.Optional(number('Upper bound that is selected on a slider.')),
      minRange: Type.Optional(
        number('Lowest value available. The selected bounds are within the range.'),
      ),
      maxRange: Type.Optional(
        number('Highest value available. The selected bounds are within the range.'),
      ),
      unit: Type.Optional(text('Unit of the numbers, such as `mm`.')),
      properties: Type.Optional(open('Further values that the search app adds.')),
      children: Type.Optional(
        Type.Array(Type.Ref('Facet'), { description: 'Facets below this one.' }),
      ),
    },
    { description: 'A facet with its values, or a slider with its bounds.' },
  ),
  FacetValue: Type.Object(
    {
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
      selected: Type.Optional(
        yes('`true` when the request filters by this value, otherwise absent.'),
      ),
      children: Type.Optional(
        Type.Ref('Facet', { description: 'Facet below the value: the next level of a tree.' }),
      ),
      position: Type.Optional(count('Position of the value in the list.')),
      properties: Type.Optional(
        open('Further values that the search app adds, such as `color` on color facets.'),
      ),
      customData: Type.Optional(open('Metrics of a value of a histogram.')),
    },
    { description: 'A value of a facet.' },
  ),
  Slider: Type.Object(
    {
      id: text('Id of the slider.'),
      name: Type.Optional(text('Label to display.')),
      filterName: Type.Optional(text('Name of the filter parameter.')),
      count: Type.Optional(count('Number of documents.')),
      minValue: Type.Optional(
        number('Lower bound that is selected. Without a selection, the lowest value.'),
      ),
      maxValue: Type.Optional(
        number('Upper bound that is selected. Without a selection, the highest value.'),
      ),
      minRange: Type.Optional(number('Lowest value available.')),
      maxRange: Type.Optional(number('Highest value available.')),
      selected: Type.Optional(yes('`true` when the request filters by this slider.')),
    },
    { description: 'A slider of an older app.' },
  ),
};
